import { agency } from "@agency/contract/agency";
import type { LeadDetail, LeadState } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { Mail as MailIcon, Phone as PhoneIcon } from "lucide";
import { mailTo } from "../format/mailto.ts";
import { pluralize } from "../format/text.ts";
import { formatTrafficSource } from "../format/traffic-source.ts";
import { PersonLink } from "../people/person-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuButton } from "../ui/menu.tsx";
import { leadStates, StatusBadge } from "../ui/status-badge.tsx";
import { LeadRequests } from "./lead-requests.tsx";
import type { LeadActionHandlers } from "./use-lead-actions.ts";

export function LeadSidebar({ lead, actions }: { lead: LeadDetail; actions: LeadActionHandlers }) {
  const { email, replyTo, phone, state, contactHistory, trafficSource } = lead;
  const otherStates = (Object.keys(leadStates) as LeadState[]).filter((other) => other !== state);
  return (
    <div className="stack">
      <section className="panel panel-pad">
        <h2 className="mb-2">Contact</h2>
        <div className="contact-list">
          {[...new Set([email, replyTo])].map((address) => (
            <a key={address} href={mailTo(address, `Your message to ${agency.name}`)}>
              <Icon icon={MailIcon} size={18} />
              {address}
            </a>
          ))}
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
              <Icon icon={PhoneIcon} size={18} />
              {phone}
            </a>
          )}
        </div>
        <p className="mt-2">
          <PersonLink id={lead.personId}>{formatContactHistory(contactHistory)}</PersonLink>
        </p>
      </section>
      <LeadRequests lead={lead} />
      <section className="panel panel-pad">
        <h2 className="mb-3">Status</h2>
        {/* Not a select, because each arrow key press changes its value. */}
        <Menu
          label={`Status: ${leadStates[state].label}`}
          button={<StatusBadge status={leadStates[state]} />}
        >
          {otherStates.map((other) => (
            <MenuButton key={other} onClick={() => actions.mark(other)}>
              <StatusBadge status={leadStates[other]} />
            </MenuButton>
          ))}
        </Menu>
      </section>
      <section className="panel panel-pad">
        <h2 className="mb-3">Source</h2>
        <p className="wrap-anywhere">{formatTrafficSource(trafficSource)}</p>
      </section>
    </div>
  );
}

function formatContactHistory({ leads, orders, orderedCents }: LeadDetail["contactHistory"]) {
  const messages = leads === 0 ? "First message" : pluralize(leads, "other message");
  if (orders === 0) return `${messages}, no orders`;
  return `${messages}, ${pluralize(orders, "order")}, ${formatUsd(orderedCents)}`;
}
