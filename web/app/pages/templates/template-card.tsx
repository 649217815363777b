import type { Template } from "@agency/contract/catalog";
import { checkoutUrl } from "@agency/contract/purchase";
import { Expand as ExpandIcon } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { templatePages } from "#app/content/template-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ImageDialog } from "#app/ui/image-dialog.tsx";
import { Picture } from "#app/ui/picture.tsx";

interface TemplateCardProps {
  template: Template;
  /** The first one is in the first screen of a phone. */
  eager: boolean;
}

export function TemplateCard({ template, eager }: TemplateCardProps) {
  const { fullImage } = templatePages[template.id];
  const [open, setOpen] = useState(false);
  return (
    <article className="flex h-full flex-col">
      <div className="group relative overflow-clip rounded-card shadow-2">
        <BrowserBar />
        <div className="aspect-[4/5] overflow-y-auto overscroll-contain bg-mist">
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="block w-full cursor-zoom-in"
          >
            <Picture
              image={fullImage}
              alt={`The whole ${template.title} template`}
              sizes="(min-width: 1280px) 400px, (min-width: 768px) 46vw, 88vw"
              eager={eager}
              className="w-full"
            />
            <span className="sr-only">, open the full picture</span>
          </button>
        </div>
        <span
          aria-hidden
          className="pointer-events-none absolute right-4 bottom-4 flex items-center gap-2 rounded-full bg-ink/90 px-4 py-2 text-fine leading-none font-semibold text-white"
        >
          <Icon of={ExpandIcon} className="size-4" />
          Scroll or enlarge
        </span>
      </div>
      <div className="mt-6 flex items-baseline justify-between gap-4">
        <h2 className="text-h3">{template.name}</h2>
        <p className="font-display text-h3 font-bold text-ink tabular-nums">{template.priceText}</p>
      </div>
      <p className="mt-2 mb-6">{template.description}</p>
      <div className="mt-auto flex items-center justify-between gap-4">
        <ButtonLink
          to={checkoutUrl("/checkoutvenmo", {
            plan: template.name,
            amountCents: template.priceCents,
          })}
        >
          Buy Now
          <span className="sr-only">: {template.name}</span>
        </ButtonLink>
        <Link to={template.detailUrl} className="link inline-flex min-h-11 items-center">
          View details
          <span className="sr-only"> of {template.name}</span>
        </Link>
      </div>
      {open && (
        <ImageDialog label={`${template.title}, full picture`} onClose={() => setOpen(false)}>
          <div className="mx-auto w-[min(100%-2rem,1040px)] py-20">
            <Picture
              image={fullImage}
              alt={`The whole ${template.title} template`}
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

function BrowserBar() {
  return (
    <div aria-hidden className="flex h-9 items-center gap-1.5 bg-white px-4">
      <i className="size-2.5 rounded-full bg-line" />
      <i className="size-2.5 rounded-full bg-line" />
      <i className="size-2.5 rounded-full bg-line" />
    </div>
  );
}
