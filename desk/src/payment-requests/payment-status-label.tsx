import type { PaymentRequestRow } from "@agency/contract/api/payment-requests";
import { pluralize } from "../format/text.ts";
import { shortDay } from "../format/time.ts";
import { formatRelativeDay } from "./format-relative-day.ts";

/** When the next payment is due, or why nothing is due. */
export function PaymentStatusLabel({ paymentRequest }: { paymentRequest: PaymentRequestRow }) {
  const { state, dueOn, daysOverdue, updatedAt } = paymentRequest;
  if (state === "overdue" && daysOverdue)
    return (
      <span className="text-danger font-semibold">{pluralize(daysOverdue, "day")} overdue</span>
    );
  if (state === "draft") return "Not sent";
  if (state === "expired") return "Not accepted";
  if (state === "paid") return "Paid in full";
  if (state === "void") return `Voided ${shortDay(new Date(updatedAt))}`;
  if (dueOn)
    return `${state === "partially_paid" ? "Balance due" : "Due"} ${formatRelativeDay(dueOn)}`;
  return state === "partially_paid" ? "Balance due after delivery" : "Due after acceptance";
}
