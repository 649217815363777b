import type { RecordPaymentBody, RecordPaymentResponse } from "@agency/contract/api/desk";
import { templates, tiers } from "@agency/contract/catalog";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatAmount, formatUsd } from "@agency/contract/format/money";
import { textLimits } from "@agency/contract/limits/text-limits";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useState } from "react";
import { postJson } from "../api/client.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { parseHundredths } from "../format/parse-hundredths.ts";
import { showToast } from "../stores/toasts.ts";
import { Field, SelectField } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { PaymentMethodField } from "./payment-method-field.tsx";

const items = [...templates, ...tiers];

/** Undefined for other text, and for zero and less. */
function parseCents(amount: string) {
  const cents = parseHundredths(amount);
  return cents && cents > 0 ? cents : undefined;
}

/** "10 h at $50 per hour", or undefined for items without hours. */
function describeHours(catalogId: string, amount: string) {
  const hourly = tiers.find(({ id }) => id === catalogId)?.hourly;
  const cents = parseCents(amount);
  if (!hourly || !cents) return undefined;
  const minutes = Math.max(1, Math.round((cents * 60) / hourly.rateCents));
  return `${formatMinutes(minutes)} at ${formatUsd(hourly.rateCents)} per hour`;
}

/** Creates and delivers an order for a payment that was received outside the site. */
export function RecordPayment({ onClose }: { onClose: () => void }) {
  const sendWithKey = useIdempotencyKey();
  const [catalogId, setCatalogId] = useState<string>(items[0]?.id ?? "");
  const [amount, setAmount] = useState(formatAmount(items[0]?.priceCents ?? 0));
  const [amountError, setAmountError] = useState<string>();

  function selectItem(id: string) {
    setCatalogId(id);
    setAmount(formatAmount(items.find((item) => item.id === id)?.priceCents ?? 0));
  }
  function recordPayment(getValue: (name: string) => string) {
    const amountCents = parseCents(amount);
    setAmountError(amountCents ? undefined : "Enter an amount, such as 99 or 99.50.");
    if (!amountCents) return undefined;
    return sendWithKey((idempotencyKey) => {
      const payment: RecordPaymentBody = {
        idempotencyKey,
        catalogId,
        amountCents,
        email: getValue("email"),
        buyerName: getValue("name") || undefined,
        method: getValue("method") === "venmo" ? "venmo" : "manual",
      };
      return postJson<RecordPaymentResponse>("/orders", payment);
    });
  }

  return (
    <FormDialog
      title="Record payment"
      size="normal"
      submitIcon={KeyRoundIcon}
      submitLabel="Record and deliver"
      onSubmit={recordPayment}
      onSuccess={({ number, email }, _getValue, navigateIfMounted) => {
        showToast(`Payment recorded. Email sent to ${email}`);
        navigateIfMounted(`/orders/${number}`);
      }}
      onClose={onClose}
    >
      <p>For payments received outside the site. The buyer gets the usual order email.</p>
      <SelectField
        label="Item"
        value={catalogId}
        onChange={(event) => selectItem(event.target.value)}
        data-autofocus
      >
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label="Amount"
        unit="$"
        inputMode="decimal"
        required
        value={amount}
        error={amountError}
        hint={describeHours(catalogId, amount)}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Field label="Email" name="email" type="email" required autoComplete="off" />
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={textLimits.name}
        hint="Optional"
      />
      <PaymentMethodField />
    </FormDialog>
  );
}
