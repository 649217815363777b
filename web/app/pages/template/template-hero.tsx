import type { Plan, Template } from "@agency/contract/offers";
import type { TemplateContent } from "#app/content/types.ts";
import { ofTemplate } from "#app/sections/of-template.ts";
import { templateFronts } from "#app/templates.generated.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { buyLink } from "./buy-link.ts";
import { DemoFrame } from "./demo-frame.tsx";

interface TemplateHeroProps {
  template: Template;
  page: TemplateContent;
  plan: Plan;
}

export function TemplateHero({ template, page, plan }: TemplateHeroProps) {
  return (
    <div className="overflow-clip bg-linear-to-b from-tint to-white pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-[clamp(2.5rem,1.8rem+3.5vw,5rem)]">
      <div className="wrap grid items-center gap-x-14 gap-y-12 lg:grid-cols-[6fr_7fr]">
        <section aria-labelledby="template-title">
          <h1 id="template-title" className="max-w-[8.8em] text-display">
            {template.title}
          </h1>
          <p className="mt-6 max-w-[29.3em] text-lead">{page.subtitle}</p>
          <p className="mt-8 flex items-baseline gap-3">
            <span className="font-display text-[2.5rem] leading-none font-bold tracking-tight text-ink tabular-nums">
              {plan.price}
            </span>
            <span className="text-small text-meta">
              {plan.name}, one payment, source code included
            </span>
          </p>
          <div className="mt-7 grid grid-cols-2 gap-3.5 sm:flex sm:flex-wrap">
            <ButtonLink to={buyLink(plan)} className="max-sm:col-span-2">
              Buy Now
            </ButtonLink>
            <ButtonLink
              to={`${template.detailUrl}#screenshots`}
              variant="quiet"
              className="max-sm:px-3"
            >
              View Screenshots
            </ButtonLink>
            <ButtonLink
              to={`${template.detailUrl}#features`}
              variant="quiet"
              className="max-sm:px-3"
            >
              View Features
            </ButtonLink>
          </div>
        </section>
        <DemoFrame template={template} cover={ofTemplate(templateFronts, template)} />
      </div>
    </div>
  );
}
