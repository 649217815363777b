import { ArrowUpRight as ArrowUpRightIcon } from "lucide";
import { projects } from "#app/content/projects.ts";
import type { Project } from "#app/content/types.ts";
import { ogPortfolio } from "#app/images.generated.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { pageMeta } from "#app/seo.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

export const meta = () =>
  pageMeta({
    path: "/portfolio",
    title: "Recent projects",
    description:
      "Eight sites for small businesses: a bakery, architects, a clinic, a cinema and more. Every picture is the site itself.",
    card: ogPortfolio,
  });

export default function Portfolio() {
  return (
    <>
      <PageHero
        title="Recent projects"
        lead="Eight sites for eight very different businesses. Each opens in a tab of its own: the businesses are invented, the sites are real."
      />
      <section aria-label="Projects" className="wrap pb-section">
        <ul className="grid gap-x-7 gap-y-16 md:grid-cols-2 lg:grid-cols-12">
          {projects.map((project, position) => (
            <ProjectCard key={project.id} project={project} position={position} />
          ))}
        </ul>
        <div className="mt-section flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-t border-line pt-12">
          <h2 className="max-w-[12em] text-h2">Yours could be the ninth</h2>
          <ButtonLink to="/#contact" look="quiet">
            Get a Quote
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

/** Wide and narrow change sides from row to row; a narrow one stands on a mat, so nothing is cut off. */
function ProjectCard({ project, position }: { project: Project; position: number }) {
  const wide = position % 4 === 0 || position % 4 === 3;
  return (
    <li className={wide ? "lg:col-span-7" : "lg:col-span-5"}>
      <a href={project.url} target="_blank" rel="noreferrer" className="group block">
        <span
          className={`relative block aspect-4/3 overflow-clip rounded-card shadow-1 transition duration-250 ease-soft group-hover:-translate-y-1 group-hover:shadow-3 motion-reduce:group-hover:translate-y-0 ${wide ? "lg:aspect-[7/4.33]" : `lg:aspect-[5/4.4] ${project.tint}`}`}
        >
          <Picture
            image={project.image}
            alt={`Home page of ${project.title}`}
            sizes={`(min-width: 1024px) ${wide ? 58 : 38}vw, (min-width: 768px) 46vw, 92vw`}
            eager={position < 2}
            className={
              wide
                ? "size-full object-cover object-top"
                : "lg:absolute lg:right-0 lg:bottom-0 lg:w-[92%] lg:rounded-tl-control lg:shadow-3"
            }
          />
        </span>
        <h2 className="mt-5 text-h3 underline-offset-4 group-hover:underline">
          {project.title}
          <Icon of={ArrowUpRightIcon} className="ml-1.5 inline size-4.5 text-accent" />
          <span className="sr-only"> (opens in a new tab)</span>
        </h2>
        <span className="mt-1 block text-small text-meta">{project.kind}</span>
        <span className="mt-2.5 block max-w-[36em]">{project.description}</span>
      </a>
    </li>
  );
}
