import { formatUsd } from "@agency/contract/money";
import type { ClaimReview } from "@agency/contract/orders";
import { isPast, timeOf } from "#app/sections/moments.ts";

export function ClaimFacts({ claim }: { claim: ClaimReview }) {
  const open = claim.state === "claimed";
  return (
    <section aria-labelledby="claim-title" className="rounded-price bg-mist p-7 sm:p-9">
      <div className="flex items-baseline justify-between gap-6 border-b border-line pb-5">
        <h2 id="claim-title" className="text-h3">
          Order {claim.number}
        </h2>
        <p className="font-display text-[2.25rem] leading-none font-bold tracking-tight text-ink tabular-nums">
          {formatUsd(claim.totalCents)}
        </p>
      </div>
      <dl className="mt-5 grid gap-3">
        <Row term="Item">{claim.item}</Row>
        <Row term="Buyer">{claim.email}</Row>
        <Row term="Ordered">{timeOf(claim.placedAt)}</Row>
        {open && claim.dueAt && (
          <Row term={isPast(claim.dueAt) ? "Was due" : "Due"}>{timeOf(claim.dueAt)}</Row>
        )}
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="font-semibold text-ink">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
