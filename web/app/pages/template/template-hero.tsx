import type { Plan, Template } from "@agency/contract/offers/types";
import type { TemplateContent } from "#app/content/types.ts";
import { getTemplateContent } from "#app/sections/template-content.ts";
import { templateStages, templateStagesSmall } from "#app/templates.generated.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { buildBuyLink } from "./buy-link.ts";
import { DemoStage } from "./demo-stage.tsx";
import { useSelectedLook } from "./trial.ts";

interface TemplateHeroProps {
  template: Template;
  page: TemplateContent;
  plan: Plan;
}

export function TemplateHero({ template, page, plan }: TemplateHeroProps) {
  const look = useSelectedLook(template);
  return (
    <div className="overflow-x-clip bg-linear-to-b from-tint to-white pt-[clamp(2.25rem,1.8rem+1.2vw,3rem)]">
      <div className="wrap">
        <section
          aria-labelledby="template-title"
          className="grid items-start gap-x-16 gap-y-5 xl:grid-cols-[1fr_auto]"
        >
          <h1 id="template-title" className="text-display xl:col-span-2">
            {template.title}
          </h1>
          <p className="max-w-[29.3em] text-lead">{page.subtitle}</p>
          <div>
            <p className="flex min-h-16 items-baseline gap-3">
              <span className="font-display text-[2.5rem] leading-none font-bold tracking-tight text-ink tabular-nums">
                {plan.price}
              </span>
              <span className="text-small text-meta">
                {plan.name}, one payment, source code included
              </span>
            </p>
            <div className="mt-5 flex flex-wrap gap-3.5">
              <ButtonLink to={buildBuyLink(plan, look)} className="max-sm:basis-full">
                Buy Now
              </ButtonLink>
              <ButtonLink
                to={`${template.detailUrl}#screenshots`}
                variant="quiet"
                className="max-sm:flex-auto max-sm:px-2"
              >
                View Screenshots
              </ButtonLink>
              <ButtonLink
                to={`${template.detailUrl}#features`}
                variant="quiet"
                className="max-sm:flex-auto max-sm:px-2"
              >
                View Features
              </ButtonLink>
            </div>
          </div>
        </section>
        <DemoStage
          template={template}
          swatches={page.swatches}
          posters={{
            wide: getTemplateContent(templateStages, template),
            narrow: getTemplateContent(templateStagesSmall, template),
          }}
        />
      </div>
    </div>
  );
}
