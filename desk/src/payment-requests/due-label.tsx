import type { PaymentRequestRow } from "@agency/contract/api/payment-requests";
import { pluralize } from "../format/text.ts";
import { calendarDaysUntil, noonOf, shortDay } from "../format/time.ts";

/** tomorrow, or Nov 24. */
export function formatRelativeDay(day: string, now = new Date()): string {
  const date = noonOf(day);
  const names: Record<number, string> = { 0: "today", 1: "tomorrow", [-1]: "yesterday" };
  return names[calendarDaysUntil(date, now)] ?? shortDay(date, now);
}

/** The one date that matters of a request. */
export function DueLabel({ request }: { request: PaymentRequestRow }) {
  const { state, dueOn, daysLate, changedAt } = request;
  if (state === "overdue" && daysLate)
    return <span className="bad font-semibold">{pluralize(daysLate, "day")} late</span>;
  if (state === "draft") return "not sent";
  if (state === "expired") return "not accepted";
  if (state === "paid") return "in full";
  if (state === "void") return shortDay(new Date(changedAt));
  if (dueOn) return `${state === "part_paid" ? "balance due" : "due"} ${formatRelativeDay(dueOn)}`;
  return state === "part_paid" ? "balance on delivery" : "due after acceptance";
}
