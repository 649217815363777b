import type { OrderDetail } from "@agency/contract/api/desk";
import type { RefundBody } from "@agency/contract/api/refunds";
import { formatUsd } from "@agency/contract/format/money";
import { refundReasons } from "@agency/contract/limits/refund-reasons";
import { textLimits } from "@agency/contract/limits/text-limits";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useState } from "react";
import { postJson } from "../api/client.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { parseHundredths } from "../format/parse-hundredths.ts";
import { showToast } from "../stores/toasts.ts";
import { Choice, Field, SelectField } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { formatRefundToast, getRefundMethod, RefundPreview } from "./refund-preview.tsx";

interface RefundDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const sendWithKey = useIdempotencyKey();
  const [isPartial, setIsPartial] = useState(false);
  const [amount, setAmount] = useState("");
  const [revokeChoice, setRevokeChoice] = useState<boolean>();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const maxCents = order.refundable?.cents ?? 0;
  const cents = isPartial ? parseHundredths(amount) : maxCents;
  const isTooHigh = cents !== undefined && cents > maxCents;
  const isValid = cents !== undefined && cents > 0 && !isTooHigh;
  const isManual = order.refundable?.refundMethod === "manual";
  const file = order.lines.find((line) => line.file)?.file;
  const isFullRefund = cents === order.totalCents;
  const revokesAccess = !!file && !order.hasAccessEnded && (revokeChoice ?? isFullRefund);

  function refund(getValue: (name: string) => string) {
    setWasSubmitted(true);
    if (!isValid) return undefined;
    return sendWithKey((idempotencyKey) => {
      const body: RefundBody = {
        idempotencyKey,
        cents,
        endAccess: revokesAccess,
        reason: getValue("reason") as RefundBody["reason"],
        note: getValue("note") || undefined,
      };
      return postJson<OrderDetail>(`/orders/${encodeURIComponent(order.number)}/refunds`, body);
    });
  }
  function showRefundToast({ refunds: [newest] }: OrderDetail) {
    if (!newest) return;
    const method = getRefundMethod(order, newest.cents === order.totalCents);
    showToast(formatRefundToast(method, formatUsd(newest.cents)));
  }
  const verb = isManual ? "Record" : "Refund";
  return (
    <FormDialog
      title={`${isManual ? "Record refund to" : "Refund"} ${order.buyerName || order.email}`}
      size="normal"
      submitIcon={KeyRoundIcon}
      submitLabel={isValid ? `${verb} ${formatUsd(cents)}` : verb}
      onSubmit={refund}
      onSuccess={showRefundToast}
      onClose={onClose}
    >
      <Choice
        legend="Refund"
        name="refund"
        options={{ full: `Full amount, ${formatUsd(maxCents)}`, partial: "Partial" }}
        value={isPartial ? "partial" : "full"}
        onChange={(choice) => setIsPartial(choice === "partial")}
      />
      {isPartial && (
        <Field
          label="Amount"
          unit="$"
          inputMode="decimal"
          required
          value={amount}
          error={
            isTooHigh || (wasSubmitted && !isValid)
              ? `Enter an amount up to ${formatUsd(maxCents)}.`
              : undefined
          }
          hint={`Up to ${formatUsd(maxCents)}`}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      <SelectField label="Reason" name="reason" hint="Internal. Not shown to the buyer.">
        {Object.entries(refundReasons).map(([reason, name]) => (
          <option key={reason} value={reason}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label="Note"
        name="note"
        autoComplete="off"
        maxLength={textLimits.refundNote}
        hint="Optional"
      />
      {file && !order.hasAccessEnded && (
        <label className="check">
          <input
            type="checkbox"
            checked={revokesAccess}
            onChange={(event) => setRevokeChoice(event.target.checked)}
          />
          <span>
            Revoke access to the download
            <small>
              A full refund ends the license. {file.used} of {file.allowed} downloads used.
            </small>
          </span>
        </label>
      )}
      <RefundPreview order={order} cents={cents} revokesAccess={revokesAccess} />
    </FormDialog>
  );
}
