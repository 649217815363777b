import { lookTitle } from "@agency/contract/offers/looks";
import { checkoutUrl } from "@agency/contract/offers/purchase";
import type { Template } from "@agency/contract/offers/types";
import { useState } from "react";
import { Link } from "react-router";
import { templatePages } from "#app/content/template-pages.ts";
import type { TemplateContent } from "#app/content/types.ts";
import { templateTops } from "#app/images.generated.ts";
import { SwatchMark } from "#app/sections/swatch-mark.tsx";
import { getTemplateContent } from "#app/sections/template-content.ts";
import { templatePictures, templateStagesSmall } from "#app/templates.generated.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ImageDialog } from "#app/ui/image-dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Preview } from "./preview.tsx";

interface TemplateCardProps {
  template: Template;
  /** True for the card on the first screen of a phone. */
  eager: boolean;
}

export function TemplateCard({ template, eager }: TemplateCardProps) {
  const { goodFor, swatches } = getTemplateContent(templatePages, template);
  const { full, rest } = getTemplateContent(templatePictures, template);
  const alt = `The full ${template.title} template`;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className="gap-x-10 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-start lg:row-span-5 lg:grid lg:grid-rows-subgrid">
      <Preview
        images={[
          getTemplateContent(templateTops, template),
          rest,
          getTemplateContent(templateStagesSmall, template),
        ]}
        alt={alt}
        eager={eager}
        onOpen={() => setIsOpen(true)}
      />
      <div className="max-md:mt-6 lg:contents">
        <div className="flex items-baseline justify-between gap-4 lg:mt-6">
          <h2 className="text-h3">{template.name}</h2>
          <p className="font-display text-h3 font-bold text-ink tabular-nums">
            {template.priceText}
          </p>
        </div>
        <p className="mt-2">{template.description}</p>
        <dl className="mt-4 mb-6 border-t border-line pt-4 text-small">
          <dt className="font-semibold text-ink">Good for</dt>
          <dd>{goodFor}</dd>
          <dt className="mt-3 font-semibold text-ink">Comes in</dt>
          <dd>
            <LookList looks={template.looks} swatches={swatches} />
          </dd>
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ButtonLink
            to={checkoutUrl("/checkoutvenmo", {
              plan: template.name,
              amountCents: template.priceCents,
            })}
          >
            Buy Now
            <span className="sr-only">: {template.name}</span>
          </ButtonLink>
          <div className="flex gap-x-5">
            <a
              href={`/demos/${template.id}/`}
              target="_blank"
              rel="noreferrer"
              className="link inline-flex min-h-11 items-center"
            >
              Live demo
              <span className="sr-only"> of {template.name} (opens in a new tab)</span>
            </a>
            <Link to={template.detailUrl} className="link inline-flex min-h-11 items-center">
              View details
              <span className="sr-only"> of {template.name}</span>
            </Link>
          </div>
        </div>
      </div>
      {isOpen && (
        <ImageDialog label={`${template.title}, full picture`} onClose={() => setIsOpen(false)}>
          <div className="mx-auto w-[min(100%-2rem,1040px)] py-20">
            <Picture
              image={full}
              alt={alt}
              sizes="min(100vw - 2rem, 1040px)"
              eager
              className="w-full rounded-card"
            />
          </div>
        </ImageDialog>
      )}
    </article>
  );
}

/** "Vets, Dentist, Garage, each light and dark", with color swatches. */
function LookList({
  looks,
  swatches,
}: Pick<Template, "looks"> & Pick<TemplateContent, "swatches">) {
  if (!looks) return "Light and dark";
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {looks.names.map((name) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <SwatchMark colors={swatches?.[name] ?? []} />
          {lookTitle(name)}
        </span>
      ))}
      <span>each light and dark</span>
    </span>
  );
}
