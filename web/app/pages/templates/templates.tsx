import { templates } from "@agency/contract/catalog";
import { ogTemplates } from "#app/images.generated.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { spellNumber } from "#app/sections/spell-number.ts";
import { pageMeta } from "#app/seo.ts";
import { TemplateCard } from "./template-card.tsx";

export const meta = () =>
  pageMeta({
    path: "/templates",
    title: "Template library",
    description: `${spellNumber(templates.length)} website templates in React and Tailwind, with source code and plain instructions. Pay once, publish tonight.`,
    card: ogTemplates,
  });

export default function Templates() {
  return (
    <>
      <PageHero
        title="Template library"
        lead={`${spellNumber(templates.length)} complete sites to make your own. Source code, plain instructions and one payment, no subscription.`}
      />
      <section aria-label="Templates" className="wrap pb-section">
        <ul className="grid gap-x-7 gap-y-14 lg:grid-cols-3 lg:gap-y-0">
          {templates.map((template, index) => (
            <li
              key={template.id}
              className="lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:[&:nth-child(n+4)]:mt-14"
            >
              <TemplateCard template={template} eager={index === 0} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
