import type { QuarantinedLead } from "@agency/contract/api/leads";
import { formatTime } from "#app/orders/dates.ts";
import { DetailRow } from "#app/orders/detail-row.tsx";

export function QuarantinedLeadMessage({ lead }: { lead: QuarantinedLead }) {
  return (
    <section aria-labelledby="message-title" className="min-w-0">
      <h2 id="message-title" className="border-b border-line pb-5 text-h3 wrap-anywhere">
        {lead.name || lead.email}
      </h2>
      <p className="mt-5 whitespace-pre-wrap text-ink wrap-anywhere">{lead.message}</p>
      <dl className="mt-6 grid gap-3 border-t border-line pt-5">
        <DetailRow term="Email">{lead.email}</DetailRow>
        {lead.phone && <DetailRow term="Phone">{lead.phone}</DetailRow>}
        {lead.details.map(({ label, text }) => (
          <DetailRow key={label} term={label}>
            {text}
          </DetailRow>
        ))}
        <DetailRow term="Received">{formatTime(lead.receivedAt)}</DetailRow>
      </dl>
    </section>
  );
}
