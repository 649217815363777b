import { agency } from "@agency/contract/agency";
import type { LeadDetail } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { pluralize } from "../format/text.ts";
import { formatTrafficSource } from "../format/traffic-source.ts";
import { PersonLink } from "../people/person-link.tsx";
import { EmailLink, PhoneLink } from "../ui/contact-links.tsx";
import { Detail } from "../ui/detail.tsx";
import { LeadRequests } from "./lead-requests.tsx";

export function LeadSidebar({ lead }: { lead: LeadDetail }) {
  const { email, replyTo, phone, details, contactHistory, trafficSource } = lead;
  return (
    <div className="stack side-panels">
      <section className="panel panel-pad">
        <h2 className="mb-2">Contact</h2>
        <p>
          <PersonLink id={lead.personId}>{lead.name}</PersonLink>
        </p>
        <p className="caption text-muted mb-2">{formatContactHistory(contactHistory)}</p>
        <div className="contact-list">
          {[...new Set([email, replyTo])].map((address) => (
            <EmailLink key={address} address={address} subject={`Your message to ${agency.name}`} />
          ))}
          {phone && <PhoneLink phone={phone} />}
        </div>
        <dl className="description-list mt-2">
          <Detail term="Source">{formatTrafficSource(trafficSource)}</Detail>
        </dl>
      </section>
      {details.length > 0 && (
        <section className="panel panel-pad">
          <h2 className="mb-3">Details</h2>
          <dl className="grid gap-3 wrap-anywhere">
            {details.map(({ label, text }) => (
              <Detail key={label} term={label}>
                {text}
              </Detail>
            ))}
          </dl>
        </section>
      )}
      <LeadRequests lead={lead} />
    </div>
  );
}

function formatContactHistory({ leads, orders, orderedCents }: LeadDetail["contactHistory"]) {
  const messages = leads === 0 ? "First message" : pluralize(leads, "other message");
  if (orders === 0) return `${messages}, no orders`;
  return `${messages}, ${pluralize(orders, "order")}, ${formatUsd(orderedCents)}`;
}
