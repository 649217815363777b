import { formatWeekday } from "@agency/contract/format/dates";
import { dueAfterAcceptance } from "@agency/contract/offers/payment-request-totals";
import { isoDay } from "../../format/time.ts";
import type { FormValues } from "./form.ts";

const dayMs = 86_400_000;
const NET_DAYS = 15;

/** The ISO date on which the first payment is due if the form is sent now, or undefined if that depends on the acceptance. */
export function getFirstDueDate(
  { terms, dueOn }: Pick<FormValues, "terms" | "dueOn">,
  now: Date,
): string | undefined {
  const today = isoDay(now);
  if (terms === "net15") return isoDay(new Date(Date.parse(`${today}T12:00Z`) + NET_DAYS * dayMs));
  // Like the service, ignores a date that has passed.
  return dueOn >= today ? dueOn : undefined;
}

/** "due by Monday, November 30", as on the payment page. */
export function formatFirstDueDate(form: FormValues, now = new Date()): string {
  const day = getFirstDueDate(form, now);
  return day ? `due by ${formatWeekday(day)}` : `due ${dueAfterAcceptance}`;
}
