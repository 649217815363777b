import { ArrowUpRight as ArrowUpRightIcon } from "lucide";
import type { Project } from "#app/content/types.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";

/** Wide and narrow cards alternate. Three rows of the list's grid align the texts of a row. */
export function ProjectCard({ project, index }: { project: Project; index: number }) {
  const isWide = index % 4 === 0 || index % 4 === 3;
  return (
    <li
      className={`row-span-3 mb-16 grid grid-rows-subgrid ${isWide ? "lg:col-span-7" : "lg:col-span-5"}`}
    >
      <a href={project.url} target="_blank" rel="noreferrer" className="group block">
        <span
          className={`pan relative block aspect-[7/5] overflow-clip rounded-card lg:aspect-auto lg:h-[clamp(24rem,33vw,29rem)] ${project.mat}`}
        >
          <span
            className={`absolute inset-y-0 top-[9%] overflow-clip rounded-t-control shadow-3 ${isWide ? "left-[6%] right-[17%]" : "left-[8%] right-[12%]"}`}
          >
            <Picture
              image={project.page}
              alt={`Home page of ${project.title}`}
              sizes={`(min-width: 1024px) ${isWide ? 44 : 32}vw, (min-width: 768px) 37vw, 71vw`}
              eager={index === 0}
              className="size-full object-cover"
            />
          </span>
          <span
            className={`absolute -bottom-[7%] overflow-clip rounded-control bg-ink p-1 shadow-3 ring-1 ring-white/25 lg:rounded-[1.375rem] lg:p-1.5 transition-transform duration-700 ease-soft group-hover:-translate-y-[6%] motion-reduce:group-hover:translate-y-0 ${isWide ? "right-[5%] w-[21%]" : "right-[5%] w-[27%]"}`}
          >
            <Picture
              image={project.phone}
              alt=""
              sizes="(min-width: 768px) 160px, 24vw"
              className="w-full rounded-lg lg:rounded-2xl"
            />
          </span>
        </span>
        <h2 className="mt-5 text-h3 underline-offset-4 group-hover:underline">
          {project.title}
          <Icon icon={ArrowUpRightIcon} className="ml-1.5 inline size-4.5 text-accent" />
          <span className="sr-only"> (opens in a new tab)</span>
        </h2>
        <span className="mt-1 block text-small text-meta">{project.kind}</span>
      </a>
      <p className="mt-2.5 max-w-[36em]">{project.description}</p>
      <dl className="mt-4 grid content-start gap-x-4 gap-y-2 border-t border-line pt-4 text-small sm:grid-cols-[5.5rem_1fr]">
        <dt className="font-semibold text-ink">Decision</dt>
        <dd className="max-w-[36em]">{project.decision}</dd>
        <dt className="font-semibold text-ink max-sm:mt-2">Result</dt>
        <dd className="max-w-[36em]">{project.result}</dd>
      </dl>
    </li>
  );
}
