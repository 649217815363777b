import { formatUsd } from "@agency/contract/format/money";
import type { Purchase } from "@agency/contract/offers/purchase";
import { Info as InfoIcon } from "lucide";
import { Icon } from "#app/ui/icon.tsx";

/** Says so when the link that led here named another amount than we charge. */
export function PriceCorrectedNotice({ purchase }: { purchase: Purchase }) {
  if (!purchase.corrected) return null;
  return (
    <p role="note" className="flex gap-3 rounded-control bg-tint px-4 py-3.5 text-small text-ink">
      <Icon icon={InfoIcon} className="mt-0.5 size-5 text-brand-600" />
      <span>
        The link you followed named another amount. The price of {purchase.plan} is{" "}
        {formatUsd(purchase.amountCents)}, and that is what you pay.
      </span>
    </p>
  );
}
