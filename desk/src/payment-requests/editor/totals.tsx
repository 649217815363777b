import { formatExactUsd } from "@agency/contract/format/money";
import { dueAfterAcceptance } from "@agency/contract/offers/payment-request-totals";
import { Detail } from "../../ui/detail.tsx";
import { formatRelativeDay } from "../format-relative-day.ts";
import { getFirstDueDate } from "./due-date.ts";
import { type FormValues, formTotals } from "./form.ts";

/** Uses the same calculation as the service. */
export function Totals({ form }: { form: FormValues }) {
  const { netCents, taxCents, totalCents, firstPaymentCents, balanceCents } = formTotals(form);
  const dueOn = getFirstDueDate(form, new Date());
  const depositDue = dueOn ? formatRelativeDay(dueOn) : dueAfterAcceptance;
  return (
    <dl className="totals" aria-live="polite">
      <Detail term="Subtotal">{formatExactUsd(netCents)}</Detail>
      <Detail term={`Tax, ${form.tax.trim() || "0"}%`}>{formatExactUsd(taxCents)}</Detail>
      <Detail className="total" term="Total">
        {formatExactUsd(totalCents)}
      </Detail>
      {form.terms === "deposit" && (
        <>
          <Detail term={`Deposit due ${depositDue}`}>{formatExactUsd(firstPaymentCents)}</Detail>
          <Detail term="Balance due after delivery">{formatExactUsd(balanceCents)}</Detail>
        </>
      )}
    </dl>
  );
}
