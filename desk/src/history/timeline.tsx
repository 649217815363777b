import type { DeskEvent } from "@agency/contract/desk";
import type { PaymentRequestEvent } from "@agency/contract/requests";
import { CreditCard, Download, Mail, MailX, User } from "lucide";
import { Face } from "../ui/face.tsx";
import { Icon, type IconType } from "../ui/icon.tsx";
import { Kept } from "../ui/kept.tsx";
import { keyed } from "../ui/keyed.ts";
import { moment } from "../ui/time.ts";

type Happened = DeskEvent | PaymentRequestEvent;

const machines: Record<Happened["actor"], IconType> = {
  buyer: User,
  client: User,
  owner: User,
  gateway: CreditCard,
  system: Mail,
};

function drawingOf({ kind, actor }: Happened): IconType {
  if (/download/.test(kind)) return Download;
  if (/mail/.test(kind)) return /refused|failed|bounced/.test(kind) ? MailX : Mail;
  return kind === "paid" ? CreditCard : machines[actor];
}

/** What happened: a face for an owner, a drawing for everybody else, a box around a note. */
export function Timeline({ events }: { events: readonly Happened[] }) {
  const now = new Date();
  return (
    <ol className="timeline">
      {keyed(events).map(({ key, of: event }) => (
        <li key={key}>
          {event.owner ? <Face name={event.owner} /> : <Icon icon={drawingOf(event)} />}
          <What event={event} />
          <time dateTime={event.at}>{moment(new Date(event.at), now)}</time>
        </li>
      ))}
    </ol>
  );
}

function What({ event: { title, detail, note, owner } }: { event: Happened }) {
  if (note !== undefined)
    return (
      <div className="what">
        {owner ?? title}
        <div className="note">{note}</div>
      </div>
    );
  const facts = [owner, detail].filter(Boolean).join(": ");
  return (
    <div className="what">
      <Kept text={title} />
      {facts && <small>{facts}</small>}
    </div>
  );
}
