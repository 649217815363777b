import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { textLimits } from "@agency/contract/limits/text-limits";
import { calculateTotals } from "@agency/contract/offers/payment-request-totals";
import { useState } from "react";
import { post } from "../api/client.ts";
import { parseHundredths } from "../format/parse-hundredths.ts";
import { isoDay, morning } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { Choice, Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { deliverLabel, findInstallment } from "./allowed-actions.ts";
import { DeliveryOutcomes } from "./delivery-outcomes.tsx";
import { getClientFirstName } from "./editor/form.ts";
import { paymentRequestApiPath } from "./use-payment-request-actions.ts";

interface MarkDeliveredDialogProps {
  paymentRequest: PaymentRequestDetail;
  onClose: () => void;
}

const defaultDaysUntilDue = 14;

/** Makes the balance payable, as agreed or adjusted by an extra line. */
export function MarkDeliveredDialog({ paymentRequest, onClose }: MarkDeliveredDialogProps) {
  const [isAdjusted, setIsAdjusted] = useState(false);
  const [adjustment, setAdjustment] = useState("");
  const [error, setError] = useState<string>();
  const adjustmentCents = isAdjusted ? parseHundredths(adjustment) : undefined;
  const { acceptedTotalCents: previouslyAcceptedTotalCents } = paymentRequest;
  const acceptedTotalCents = previouslyAcceptedTotalCents ?? paymentRequest.totalCents;
  const deposit = findInstallment(paymentRequest, "deposit");
  const depositCents = deposit?.cents ?? 0;
  const totalCents = calculateTotal(paymentRequest, adjustmentCents ?? 0);
  const balanceCents = totalCents - depositCents;

  function validate() {
    if (isAdjusted && !adjustmentCents) return "Enter an adjustment, such as 200 or -100.";
    if (totalCents > acceptedTotalCents && deposit?.state !== "paid")
      return "The total can’t increase before the deposit is paid. Edit the payment request and send it again.";
    return balanceCents > 0 ? undefined : "The balance must be over $0.";
  }

  function markDelivered(getValue: (name: string) => string) {
    const message = validate();
    setError(message);
    if (message) return undefined;
    return post(`${paymentRequestApiPath(paymentRequest)}/deliver`, {
      revision: paymentRequest.revision,
      dueOn: getValue("dueOn"),
      ...(isAdjusted && {
        adjustment: { name: getValue("reason"), netCents: adjustmentCents },
      }),
    });
  }

  return (
    <FormDialog
      title={deliverLabel(paymentRequest)}
      size="normal"
      submitLabel={`Request ${formatUsd(Math.max(0, balanceCents))}`}
      onSubmit={markDelivered}
      onSuccess={() => {
        const clientFirstName = getClientFirstName(paymentRequest.content.client.name);
        showToast(`Requested ${formatUsd(balanceCents)} from ${clientFirstName}`);
      }}
      onClose={onClose}
    >
      <Choice
        legend="Balance"
        name="balance"
        options={{
          agreed: `${previouslyAcceptedTotalCents === undefined ? "As agreed" : "No change"}, ${formatUsd(paymentRequest.totalCents - depositCents)}`,
          adjusted: "Adjusted",
        }}
        value={isAdjusted ? "adjusted" : "agreed"}
        onChange={(balance) => setIsAdjusted(balance === "adjusted")}
      />
      {isAdjusted && (
        <>
          <Field
            label="Reason"
            name="reason"
            required
            maxLength={textLimits.lineName}
            autoComplete="off"
            placeholder="Two fewer pages than planned"
            hint="Shown to the client as a line item."
          />
          <Field
            label="Adjustment"
            unit="$"
            required
            autoComplete="off"
            value={adjustment}
            error={error}
            hint="Before tax. Enter 200 to increase or -100 to reduce the total."
            onChange={(event) => setAdjustment(event.target.value)}
          />
        </>
      )}
      <Field
        label="Due date"
        name="dueOn"
        type="date"
        required
        min={isoDay(new Date())}
        defaultValue={isoDay(morning(defaultDaysUntilDue))}
      />
      <DeliveryOutcomes
        paymentRequest={paymentRequest}
        balanceCents={balanceCents}
        differsFromAcceptedTotal={totalCents !== acceptedTotalCents}
        needsAcceptance={totalCents > acceptedTotalCents}
      />
    </FormDialog>
  );
}

function calculateTotal({ content }: PaymentRequestDetail, adjustmentCents: number): number {
  const { lines, taxBasisPoints, terms } = content;
  const adjustmentLine = { name: "", quantityHundredths: 100, unitCents: adjustmentCents };
  return calculateTotals([...lines, adjustmentLine], taxBasisPoints, terms).totalCents;
}
