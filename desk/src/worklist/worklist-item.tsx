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
  "quarantined-leads": ShieldMinusIcon,
};
const alertIcons: Record<NonNullable<WorklistEntry["category"]>, IconType> = {
  payment: CreditCardIcon,
  mail: MailXIcon,
  job: WrenchIcon,
  server: ServerIcon,
  other: CircleAlertIcon,
};
const getIcon = ({ kind, category = "other" }: WorklistEntry) =>
  kind === "alert" ? alertIcons[category] : icons[kind];

export function WorklistItem({ entry, due }: { entry: WorklistEntry; due: Due }) {
  const { id, title, detail, path, action } = entry;
  return (
    <li className="worklist-item" data-row={id}>
      <span
        className="worklist-due"
        data-overdue={due.late || undefined}
        data-due-soon={due.soon || undefined}
      >
        {due.main}
        {due.small && <small>{due.small}</small>}
      </span>
      <Icon icon={getIcon(entry)} />
      <div className="worklist-text">
        <Link className="worklist-title" to={path} data-row-link>
          <NoBreakText text={title} />
        </Link>
        <p className="worklist-subtitle">{detail}</p>
      </div>
      <div className="worklist-action">
        <Link className="btn btn-sm" to={path} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      </div>
      <span className="chevron">
        <Icon icon={ChevronRightIcon} size={18} />
      </span>
    </li>
  );
}
