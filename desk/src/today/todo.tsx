import type { WorklistEntry } from "@agency/contract/desk";
import {
  ChevronRight as ChevronRightIcon,
  CircleAlert as CircleAlertIcon,
  CircleDollarSign as CircleDollarSignIcon,
  MessageSquare as MessageSquareIcon,
  ShieldMinus as ShieldMinusIcon,
} from "lucide";
import { Link } from "react-router";
import type { Due } from "../ui/due.ts";
import { Icon, type IconType } from "../ui/icon.tsx";
import { Kept } from "../ui/kept.tsx";

const icons: Record<WorklistEntry["kind"], IconType> = {
  lead: MessageSquareIcon,
  claim: CircleDollarSignIcon,
  alert: CircleAlertIcon,
  "held-leads": ShieldMinusIcon,
};

/** One thing to do: by when, what, and the next step. */
export function Todo({ entry, due }: { entry: WorklistEntry; due: Due }) {
  const { id, kind, title, detail, path, action } = entry;
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
      <Icon icon={icons[kind]} />
      <div className="todo-text">
        <Link className="todo-title" to={path} data-row-link>
          <Kept text={title} />
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
