import type { Plan, Template } from "@agency/contract/offers/types";
import type { TemplateFile } from "@agency/contract/template-files.generated";
import { Check as CheckIcon } from "lucide";
import { templateDelivery, templateRefundPolicy } from "#app/content/policies.ts";
import type { TemplateContent } from "#app/content/types.ts";
import { formatFileSize } from "#app/orders/file-size.ts";
import { LookNote } from "#app/sections/look-note.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { buildBuyLink } from "./buy-link.ts";
import { useSelectedLook } from "./trial.ts";

interface PurchaseProps {
  template: Template;
  page: TemplateContent;
  plan: Plan;
  file: TemplateFile;
}

/** The contents and terms of the template, next to its price. */
export function Purchase({ template, page, plan, file }: PurchaseProps) {
  const look = useSelectedLook(template);
  return (
    <section aria-labelledby="purchase-title" className="py-section">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="purchase-title" className="max-w-[10.6em] text-h2">
            What you get
          </h2>
          <ul className="mt-9 grid gap-4">
            {page.includes.map((item) => (
              <li key={item} className="flex gap-3">
                <Icon icon={CheckIcon} className="mt-1 size-5 text-accent" />
                {item}
              </li>
            ))}
          </ul>
          <dl className="mt-10 grid gap-7 border-t border-line pt-8 sm:grid-cols-2">
            <Detail term="Good for">{page.goodFor}</Detail>
            <Detail term="License">{page.license}</Detail>
            <Detail term="Delivery">{templateDelivery}</Detail>
            <Detail term="Refunds">{templateRefundPolicy}</Detail>
          </dl>
        </div>
        <div className="on-dark self-start rounded-price bg-ink p-8 sm:p-10 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
          <p className="font-semibold text-white">{plan.name}</p>
          <p className="mt-4 font-display text-[3.5rem] leading-none font-bold tracking-tight text-white tabular-nums">
            {plan.price}
          </p>
          <p className="mt-3 mb-8">One payment. No subscription, no account.</p>
          <ButtonLink to={buildBuyLink(plan, look)} variant="bright" className="w-full">
            Buy {plan.name}
          </ButtonLink>
          <p className="mt-5 text-small">
            Version {file.version}, {formatFileSize(file.bytes)} ZIP file.
          </p>
          {look && <LookNote look={look} className="mt-3 text-small text-white" />}
        </div>
      </div>
    </section>
  );
}

function Detail({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{term}</dt>
      <dd className="mt-1.5 text-small">{children}</dd>
    </div>
  );
}
