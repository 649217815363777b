import type { Plan, Template } from "@agency/contract/offers/types";
import type { TemplateFile } from "@agency/contract/template-files.generated";
import { Check as CheckIcon } from "lucide";
import { templateDelivery, templateRefundPolicy } from "#app/content/policies.ts";
import type { TemplateContent } from "#app/content/types.ts";
import { fileSize } from "#app/orders/file-size.ts";
import { LookNote } from "#app/sections/look-note.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { buyLink } from "./buy-link.ts";
import { useChosenLook } from "./trial.ts";

interface PurchaseProps {
  template: Template;
  page: TemplateContent;
  plan: Plan;
  file: TemplateFile;
}

/** What the buyer gets, on which terms, beside the price. */
export function Purchase({ template, page, plan, file }: PurchaseProps) {
  const look = useChosenLook(template);
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
            <Fact term="Good for">{page.goodFor}</Fact>
            <Fact term="License">{page.license}</Fact>
            <Fact term="Delivery">{templateDelivery}</Fact>
            <Fact term="Refunds">{templateRefundPolicy}</Fact>
          </dl>
        </div>
        <div className="on-dark self-start rounded-price bg-ink p-8 sm:p-10 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]">
          <p className="font-semibold text-white">{plan.name}</p>
          <p className="mt-4 font-display text-[3.5rem] leading-none font-bold tracking-tight text-white tabular-nums">
            {plan.price}
          </p>
          <p className="mt-3 mb-8">One payment. No subscription, no account.</p>
          <ButtonLink to={buyLink(plan, look)} variant="bright" className="w-full">
            Buy {plan.name}
          </ButtonLink>
          <p className="mt-5 text-small">
            Version {file.version}, a ZIP of {fileSize(file.bytes)}.
          </p>
          {look && <LookNote look={look} className="mt-3 text-small text-white" />}
        </div>
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{term}</dt>
      <dd className="mt-1.5 text-small">{children}</dd>
    </div>
  );
}
