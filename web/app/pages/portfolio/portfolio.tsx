import { projects } from "#app/content/projects.ts";
import { hasPage } from "#app/has-page.ts";
import { ogPortfolio } from "#app/images.generated.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { spellNumber } from "#app/sections/spell-number.ts";
import { pageMeta } from "#app/seo.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ProjectCard } from "./project-card.tsx";

export const meta = () =>
  pageMeta({
    path: "/portfolio",
    title: "Recent projects",
    description: `${spellNumber(projects.length)} sites for small businesses. Each one opens, so try it on your phone.`,
    card: ogPortfolio,
  });

const hasSamples = projects.some(({ sample }) => sample);

export default function Portfolio() {
  return (
    <>
      <PageHero
        title="Recent projects"
        lead={`${spellNumber(projects.length)} very different businesses, each with its own site. Open one, and try it on a phone too.${hasSamples ? " The businesses are samples. The sites are real." : ""}`}
      />
      <section aria-label="Projects" className="wrap pb-section">
        <ul className="-mb-16 grid gap-x-7 md:grid-cols-2 lg:grid-cols-12">
          {projects.map((project, index) => (
            <ProjectCard key={project.id} project={project} index={index} />
          ))}
        </ul>
      </section>
      {hasPage({ to: "/packages" }) && (
        <section aria-labelledby="next-title" className="bg-tint py-[clamp(4rem,3rem+4vw,6rem)]">
          <div className="wrap grid gap-x-16 gap-y-4 lg:grid-cols-2">
            <h2 id="next-title" className="text-h2">
              What would yours do?
            </h2>
            <div>
              <p className="max-w-[30em] text-lead">
                Each of these started with the question that visitors ask most. Ours is usually what
                it costs, so every package has its price.
              </p>
              <ButtonLink to="/packages" className="mt-7">
                See packages
              </ButtonLink>
            </div>
          </div>
        </section>
      )}
    </>
  );
}
