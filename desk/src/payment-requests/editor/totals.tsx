import { dueAfterAcceptance } from "@agency/contract/offers/payment-request-totals";
import { exactUsd } from "../../format/text.ts";
import { formatRelativeDay } from "../due-label.tsx";
import { type Form, formTotals } from "./form.ts";

/** What it comes to, by the same sums as the service's. */
export function Totals({ form }: { form: Form }) {
  const { netCents, taxCents, totalCents, nowCents, laterCents } = formTotals(form);
  const due = form.dueOn && form.terms !== "net15" ? ` due ${formatRelativeDay(form.dueOn)}` : "";
  return (
    <dl className="sums" aria-live="polite">
      <div>
        <dt>Lines</dt>
        <dd>{exactUsd(netCents)}</dd>
      </div>
      <div>
        <dt>Tax, {form.tax.trim() || "0"}%</dt>
        <dd>{exactUsd(taxCents)}</dd>
      </div>
      <div className="sum">
        <dt>Total</dt>
        <dd>{exactUsd(totalCents)}</dd>
      </div>
      {form.terms === "halves" && (
        <>
          <div>
            <dt>Deposit{due || ` due ${dueAfterAcceptance}`}</dt>
            <dd>{exactUsd(nowCents)}</dd>
          </div>
          <div>
            <dt>Balance on delivery</dt>
            <dd>{exactUsd(laterCents)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
