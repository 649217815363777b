import { formatUsd } from "@agency/contract/format/money";
import type { Purchase } from "@agency/contract/offers/purchase";
import { Info as InfoIcon } from "lucide";
import { Icon } from "#app/ui/icon.tsx";

/** Shown when the amount in the link differs from the catalog price. */
export function PriceCorrectedNotice({ purchase }: { purchase: Purchase }) {
  if (!purchase.amountCorrected) return null;
  return (
    <p role="note" className="flex gap-3 rounded-control bg-tint px-4 py-3.5 text-small text-ink">
      <Icon icon={InfoIcon} className="mt-0.5 size-5 text-brand-600" />
      <span>
        The link you followed showed a different amount. The current price of {purchase.plan} is{" "}
        {formatUsd(purchase.amountCents)}.
      </span>
    </p>
  );
}
