import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { calculateTotals } from "@agency/contract/offers/payment-request-totals";
import { useState } from "react";
import { post } from "../api/client.ts";
import { isoDay, morning } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { balanceOf, depositOf } from "./allowed-actions.ts";
import { DeliveryPreview } from "./delivery-preview.tsx";
import { firstName } from "./editor/form.ts";
import { parseDecimal } from "./editor/parse-decimal.ts";
import { paymentRequestPath } from "./use-payment-request-actions.ts";

interface DeliverProps {
  request: PaymentRequestDetail;
  onClose: () => void;
}

const daysToPay = 14;
const wrongAmount = "An amount such as 200, or -100 for less, please.";

/** Delivered: the balance opens, as agreed or with a line that says why it is another. */
export function MarkDeliveredDialog({ request, onClose }: DeliverProps) {
  const [changed, setChanged] = useState(false);
  const [amount, setAmount] = useState("");
  const [wrong, setWrong] = useState<string>();
  const netCents = changed ? parseDecimal(amount) : undefined;
  const cents = balanceAfter(request, netCents ?? 0);

  function deliver(typed: (name: string) => string) {
    const problem = !changed || netCents ? undefined : wrongAmount;
    setWrong(problem ?? (cents > 0 ? undefined : "That would leave nothing to pay."));
    if (problem || cents <= 0) return undefined;
    return post(`${paymentRequestPath(request)}/delivery`, {
      revision: request.revision,
      dueOn: typed("day"),
      ...(changed && { adjustment: { name: typed("why"), netCents } }),
    });
  }
  return (
    <FormDialog
      title="Delivered"
      size="normal"
      no="Not yet"
      yes={`Ask for ${formatUsd(Math.max(0, cents))}`}
      send={deliver}
      onSent={() => {
        const who = firstName(request.content.client.name);
        showToast(`Balance of ${formatUsd(cents)} asked for, mail on its way to ${who}`);
      }}
      onClose={onClose}
    >
      <fieldset className="field">
        <legend>Balance</legend>
        <div className="choice">
          {[false, true].map((other) => (
            <label key={String(other)}>
              <input
                type="radio"
                name="how"
                checked={changed === other}
                onChange={() => setChanged(other)}
              />
              {other ? "Another amount" : `As agreed, ${formatUsd(balanceAfter(request, 0))}`}
            </label>
          ))}
        </div>
      </fieldset>
      {changed && (
        <>
          <Field
            label="Why"
            name="why"
            required
            maxLength={200}
            autoComplete="off"
            placeholder="Two pages fewer than planned"
            hint="It becomes a line that the client reads."
          />
          <Field
            label="More or less by"
            unit="$"
            required
            autoComplete="off"
            value={amount}
            error={wrong}
            hint={`Before tax. 200 is more, -100 is less.`}
            onChange={(event) => setAmount(event.target.value)}
          />
        </>
      )}
      <Field
        label="Due"
        name="day"
        type="date"
        required
        min={isoDay(new Date())}
        defaultValue={isoDay(morning(daysToPay))}
      />
      <DeliveryPreview request={request} cents={cents} netCents={netCents ?? 0} />
    </FormDialog>
  );
}

/** What is left to pay when the lines change by this much. */
function balanceAfter(request: PaymentRequestDetail, netCents: number): number {
  const { lines, taxHundredths, terms } = request.content;
  const more = { name: "", quantityHundredths: 100, unitCents: netCents };
  const { totalCents } = calculateTotals([...lines, more], taxHundredths, terms);
  const deposit = depositOf(request)?.cents ?? 0;
  return balanceOf(request) ? totalCents - deposit : totalCents;
}
