import type { WorklistEntry } from "@agency/contract/api/desk";
import {
  ChevronDown as ChevronDownIcon,
  ChevronUp as ChevronUpIcon,
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
import { useId } from "react";
import { Link } from "react-router";
import type { Due } from "../format/due.ts";
import { Icon, type IconType } from "../ui/icon.tsx";
import { NoBreakText } from "../ui/no-break-text.tsx";
import { ItemPanel } from "./item-panel.tsx";
import { opensInPlace } from "./opens-in-place.ts";
import type { OpenItem } from "./use-open-item.ts";

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

interface WorklistItemProps {
  entry: WorklistEntry;
  due: Due;
  open: OpenItem;
}

/** Opens in place if the owner can finish it here; otherwise it links to its screen. */
export function WorklistItem({ entry, due, open }: WorklistItemProps) {
  const { id, title, detail, path, action } = entry;
  const isOpen = open.id === id;
  const panelId = useId();
  return (
    <li data-row={id} data-open={isOpen || undefined}>
      <div className="worklist-item">
        <span
          className="worklist-due"
          data-overdue={due.late || undefined}
          data-due-soon={due.soon || undefined}
        >
          {entry.dueAt && due.main}
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
          {opensInPlace(entry) ? (
            <button
              type="button"
              className="btn btn-sm"
              aria-label={`${isOpen ? "Close" : action}: ${title}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              onClick={() => open.toggle(entry)}
            >
              {isOpen ? "Close" : action}
              <Icon icon={isOpen ? ChevronUpIcon : ChevronDownIcon} size={16} />
            </button>
          ) : (
            <Link className="btn btn-sm" to={path} aria-label={`${action}: ${title}`}>
              {action}
            </Link>
          )}
        </div>
      </div>
      {isOpen && (
        <section
          id={panelId}
          className="grid gap-4 px-4 pt-2 pb-5 min-[641px]:pr-5 min-[641px]:pl-44"
          aria-label={title}
        >
          <ItemPanel entry={entry} hasFocus={open.hasFocus} onDone={() => open.finish(entry)} />
        </section>
      )}
    </li>
  );
}
