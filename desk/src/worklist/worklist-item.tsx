import type { WorklistEntry } from "@agency/contract/api/desk";
import {
  ChevronRight as ChevronRightIcon,
  CircleAlert as CircleAlertIcon,
  CircleDollarSign as CircleDollarSignIcon,
  CreditCard as CreditCardIcon,
  Flag as FlagIcon,
  Mail as MailIcon,
  MailX as MailXIcon,
  MessageSquare as MessageSquareIcon,
  Receipt as ReceiptIcon,
  Server as ServerIcon,
  ShieldMinus as ShieldMinusIcon,
  Wrench as WrenchIcon,
} from "lucide";
import { Link } from "react-router";
import type { Due } from "../format/due.ts";
import { Icon, type IconType } from "../ui/icon.tsx";
import { NoBreakText } from "../ui/no-break-text.tsx";

const icons: Record<Exclude<WorklistEntry["kind"], "alert">, IconType> = {
  lead: MessageSquareIcon,
  claim: CircleDollarSignIcon,
  contact: MailIcon,
  request: ReceiptIcon,
  dispute: FlagIcon,
  "held-leads": ShieldMinusIcon,
};
const alertIcons: Record<NonNullable<WorklistEntry["about"]>, IconType> = {
  payment: CreditCardIcon,
  mail: MailXIcon,
  chore: WrenchIcon,
  server: ServerIcon,
  other: CircleAlertIcon,
};
const iconOf = ({ kind, about = "other" }: WorklistEntry) =>
  kind === "alert" ? alertIcons[about] : icons[kind];

/** One thing to do: by when, what, and the next step. */
export function WorklistItem({ entry, due }: { entry: WorklistEntry; due: Due }) {
  const { id, title, detail, path, action } = entry;
  return (
    <li className="todo" data-row={id}>
      <span
        className="todo-when"
        data-late={due.late || undefined}
        data-soon={due.soon || undefined}
      >
        {due.main}
        {due.small && <small>{due.small}</small>}
      </span>
      <Icon icon={iconOf(entry)} />
      <div className="todo-text">
        <Link className="todo-title" to={path} data-row-link>
          <NoBreakText text={title} />
        </Link>
        <p className="todo-sub">{detail}</p>
      </div>
      <div className="todo-do">
        <Link className="btn btn-s" to={path} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      </div>
      <span className="chev">
        <Icon icon={ChevronRightIcon} size={18} />
      </span>
    </li>
  );
}
