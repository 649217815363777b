import type { HeldLeadReview } from "@agency/contract/leads";
import { timeOf } from "#app/sections/moments.ts";

export function HeldMessage({ lead }: { lead: HeldLeadReview }) {
  return (
    <section aria-labelledby="message-title" className="rounded-price bg-mist p-7 sm:p-9">
      <h2 id="message-title" className="border-b border-line pb-5 text-h3 wrap-anywhere">
        {lead.name || lead.email}
      </h2>
      <p className="mt-5 whitespace-pre-wrap text-ink wrap-anywhere">{lead.message}</p>
      <dl className="mt-6 grid gap-3 border-t border-line pt-5">
        <Row term="Email">{lead.email}</Row>
        {lead.phone && <Row term="Phone">{lead.phone}</Row>}
        <Row term="Received">{timeOf(lead.receivedAt)}</Row>
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
