import type { DeskEvent } from "@agency/contract/api/desk";
import type { PaymentRequestEvent } from "@agency/contract/api/payment-requests";
import { Check, CreditCard, Download, Eye, FilePen, Mail, MailX, Send, Undo2, User } from "lucide";
import { formatDateTime } from "../format/time.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Icon, type IconType } from "../ui/icon.tsx";
import { withKeys } from "../ui/keyed.ts";
import { NoBreakText } from "../ui/no-break-text.tsx";

type HistoryEvent = DeskEvent | PaymentRequestEvent;

const actorIcons: Record<HistoryEvent["actor"], IconType> = {
  buyer: User,
  client: User,
  owner: User,
  gateway: CreditCard,
  system: Mail,
};

const eventIcons: Record<string, IconType> = {
  created: FilePen,
  sent: Send,
  viewed: Eye,
  accepted: Check,
  paid: CreditCard,
  refunded: Undo2,
};

function getEventIcon({ kind, actor }: HistoryEvent): IconType {
  if (/download/.test(kind)) return Download;
  if (/mail/.test(kind)) return /failed|bounced/.test(kind) ? MailX : Mail;
  return eventIcons[kind] ?? actorIcons[actor];
}

export function Timeline({ events }: { events: readonly HistoryEvent[] }) {
  const now = new Date();
  return (
    <ol className="timeline">
      {withKeys(events).map(({ key, value: event }) => (
        <li key={key}>
          {event.owner ? <Avatar name={event.owner} /> : <Icon icon={getEventIcon(event)} />}
          <EventText event={event} />
          <time dateTime={event.at}>{formatDateTime(new Date(event.at), now)}</time>
        </li>
      ))}
    </ol>
  );
}

function EventText({ event: { title, detail, note, owner } }: { event: HistoryEvent }) {
  const details = [owner, detail].filter(Boolean).join(": ");
  return (
    <div className="what">
      <NoBreakText text={title} />
      {details && <small>{details}</small>}
      {note !== undefined && <div className="note">{note}</div>}
    </div>
  );
}
