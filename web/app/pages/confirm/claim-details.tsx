import type { ClaimReview } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import { formatTime, isPast } from "#app/orders/dates.ts";
import { DetailRow } from "#app/orders/detail-row.tsx";

export function ClaimDetails({ claim }: { claim: ClaimReview }) {
  const isOpen = claim.state === "claimed";
  return (
    <section aria-labelledby="claim-title">
      <div className="flex items-baseline justify-between gap-6 border-b border-line pb-5">
        <h2 id="claim-title" className="text-h3">
          Order <span className="whitespace-nowrap">{claim.number}</span>
        </h2>
        <p className="font-display text-[2.25rem] leading-none font-bold tracking-tight text-ink tabular-nums">
          {formatUsd(claim.totalCents)}
        </p>
      </div>
      <dl className="mt-5 grid gap-3">
        <DetailRow term="Item">{claim.item}</DetailRow>
        <DetailRow term="Buyer">{claim.email}</DetailRow>
        <DetailRow term="Ordered">{formatTime(claim.placedAt)}</DetailRow>
        {isOpen && claim.dueAt && (
          <DetailRow term={isPast(claim.dueAt) ? "Was due" : "Due"}>
            {formatTime(claim.dueAt)}
          </DetailRow>
        )}
      </dl>
    </section>
  );
}
