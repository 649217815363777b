import type { RecordPaymentBody } from "@agency/contract/api/desk";
import { templates, tiers } from "@agency/contract/catalog";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatAmount, formatUsd, parseAmount } from "@agency/contract/format/money";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { postFor } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { Field, Select } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { PaymentMethodField } from "./payment-method-field.tsx";

const items = [...templates, ...tiers];

const centsOf = (amount: string) => parseAmount(amount.replace(/[$,\s]/g, ""));

/** "Buys 10 h at $50 an hour." */
function hoursFor(catalogId: string, amount: string) {
  const hourly = tiers.find(({ id }) => id === catalogId)?.hourly;
  const cents = centsOf(amount);
  if (!hourly || !cents) return undefined;
  const minutes = Math.max(1, Math.round((cents * 60) / hourly.rateCents));
  return `Buys ${formatMinutes(minutes)} at ${formatUsd(hourly.rateCents)} an hour.`;
}

/** A payment that came without an order: it becomes one, and is delivered. */
export function RecordPayment({ onClose }: { onClose: () => void }) {
  // The same for every try, so that a repeat is not a second order.
  const [key] = useState(() => crypto.randomUUID());
  const [catalogId, setCatalogId] = useState<string>(items[0]?.id ?? "");
  const [amount, setAmount] = useState(formatAmount(items[0]?.priceCents ?? 0));
  const [wrong, setWrong] = useState<string>();
  const navigate = useNavigate();
  const itemId = useId();

  function choose(id: string) {
    setCatalogId(id);
    setAmount(formatAmount(items.find((item) => item.id === id)?.priceCents ?? 0));
  }
  function record(typed: (name: string) => string) {
    const amountCents = centsOf(amount);
    setWrong(amountCents ? undefined : "An amount such as 99 or 99.50, please.");
    if (!amountCents) return undefined;
    const payment: RecordPaymentBody = {
      key,
      catalogId,
      amountCents,
      email: typed("email"),
      buyerName: typed("name") || undefined,
      method: typed("method") === "venmo" ? "venmo" : "manual",
    };
    return postFor<{ number: string }>("/orders", payment);
  }

  return (
    <FormDialog
      title="Record a payment"
      size="normal"
      yes={
        <>
          <Icon icon={KeyRoundIcon} />
          Record and deliver
        </>
      }
      send={record}
      onSent={({ number }, typed) => {
        showToast(`Recorded, mail on its way to ${typed("email")}`);
        navigate(`/orders/${number}`);
      }}
      onClose={onClose}
    >
      <p>For money that came without an order. The buyer gets the same mail as everybody else.</p>
      <div className="field">
        <label htmlFor={itemId}>Item</label>
        <Select
          id={itemId}
          value={catalogId}
          onChange={(event) => choose(event.target.value)}
          data-first
        >
          {items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Field
        label="Amount"
        unit="$"
        inputMode="decimal"
        required
        value={amount}
        error={wrong}
        hint={hoursFor(catalogId, amount)}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Field label="E-mail" name="email" type="email" required autoComplete="off" />
      <Field label="Name" name="name" autoComplete="off" maxLength={200} hint="If you know it" />
      <PaymentMethodField />
    </FormDialog>
  );
}
