import { formatUsd } from "@agency/contract/money";
import { isTemplate, type Purchase } from "@agency/contract/purchase";
import { templateRefundPolicy } from "#app/content/policies.ts";
import { minimumHours } from "#app/content/prices.ts";
import { PriceNote } from "#app/sections/price-note.tsx";

interface OrderSummaryProps {
  /** Absent until the page has read its URL. */
  purchase?: Purchase;
  paid: boolean;
}

export function OrderSummary({ purchase, paid }: OrderSummaryProps) {
  const price = purchase ? formatUsd(purchase.amountCents) : "…";
  return (
    <section
      aria-labelledby="summary-title"
      className="rounded-price bg-mist p-7 sm:p-9 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] lg:order-last"
    >
      <h2 id="summary-title" className="text-h3">
        Order summary
      </h2>
      <dl className="mt-6 grid gap-3">
        <Row term={purchase?.plan ?? "…"}>{price}</Row>
        {purchase && <Hours purchase={purchase} />}
        <div className="mt-3 flex items-baseline justify-between gap-6 border-t border-line pt-5 text-ink">
          <dt className="font-semibold">Total</dt>
          <dd className="font-display text-[2.25rem] leading-none font-bold tracking-tight tabular-nums">
            {price}
          </dd>
        </div>
      </dl>
      {purchase && (
        <div className="mt-5 empty:hidden">
          <PriceNote purchase={purchase} />
        </div>
      )}
      {!paid && purchase && <WhatHappensNext purchase={purchase} />}
    </section>
  );
}

function Row({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="font-semibold text-ink">{term}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function Hours({ purchase: { item, amountCents } }: { purchase: Purchase }) {
  if (!item || isTemplate(item) || !item.hourly) return null;
  const { rateCents } = item.hourly;
  return (
    <div className="text-small">
      <dt className="sr-only">Prepaid time</dt>
      <dd>
        {amountCents / rateCents} h × {formatUsd(rateCents)}, {minimumHours} h at least
      </dd>
    </div>
  );
}

function WhatHappensNext({ purchase: { item } }: { purchase: Purchase }) {
  return (
    <div className="mt-7 grid gap-3 border-t border-line pt-6 text-small">
      <p>An email confirming project approval follows your payment.</p>
      {item && isTemplate(item) && (
        <>
          <p>Your download link comes with it.</p>
          <p>{templateRefundPolicy}</p>
        </>
      )}
      {item && !isTemplate(item) && item.hourly && <p>Prepaid time we do not use is refunded.</p>}
    </div>
  );
}
