import type { OrderDetail } from "@agency/contract/api/desk";
import type { RefundBody } from "@agency/contract/api/refunds";
import { formatUsd, parseAmount } from "@agency/contract/format/money";
import { refundReasons } from "@agency/contract/limits/refund-reasons";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useId, useState } from "react";
import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { Field, Select } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { RefundPreview, refundStarted, refundWay } from "./refund-preview.tsx";

/** All of it or a part; what happens when is said before, and nothing moves without a passkey. */
export function RefundDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  // The same for every try, so that a repeat is not a second refund.
  const [key] = useState(() => crypto.randomUUID());
  const [whole, setWhole] = useState(true);
  const [amount, setAmount] = useState("");
  const [endAccess, setEndAccess] = useState<boolean>();
  const [wrong, setWrong] = useState<string>();
  const reasonId = useId();
  const most = order.refundable?.cents ?? 0;
  const typed = parseAmount(amount.replace(/[$,\s]/g, ""));
  const cents = whole ? most : typed;
  const byHand = order.refundable?.by === "manual";
  const file = order.lines.find((line) => line.file)?.file;
  const isAll = cents === order.totalCents;
  const ends = !!file && !order.accessEnded && (endAccess ?? isAll);

  function send(fields: (name: string) => string) {
    const fits = cents !== undefined && cents <= most;
    setWrong(fits ? undefined : `An amount up to ${formatUsd(most)}, please.`);
    if (!fits) return undefined;
    const refund: RefundBody = {
      ...{ key, cents, endAccess: ends },
      reason: fields("reason") as RefundBody["reason"],
      note: fields("note") || undefined,
    };
    return post(`/orders/${encodeURIComponent(order.number)}/refunds`, refund);
  }
  const words = cents ? formatUsd(cents) : "";
  return (
    <FormDialog
      title={`${byHand ? "Note a refund to" : "Refund"} ${order.buyerName || order.email}`}
      size="normal"
      no="Keep the money"
      yes={
        <>
          <Icon icon={KeyRoundIcon} />
          {byHand ? `Note ${words}` : `Refund ${words}`}
        </>
      }
      send={send}
      onSent={() => showToast(refundStarted(refundWay(order, isAll), words))}
      onClose={onClose}
    >
      <fieldset className="field">
        <legend>Amount</legend>
        <div className="choice">
          {[true, false].map((all) => (
            <label key={String(all)}>
              <input
                type="radio"
                name="how"
                checked={whole === all}
                onChange={() => setWhole(all)}
              />
              {all ? `All, ${formatUsd(most)}` : "A part"}
            </label>
          ))}
        </div>
      </fieldset>
      {!whole && (
        <Field
          label="How much"
          unit="$"
          inputMode="decimal"
          required
          value={amount}
          error={wrong}
          hint={`Up to ${formatUsd(most)}`}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      <div className="field">
        <label htmlFor={reasonId}>Reason</label>
        <Select id={reasonId} name="reason">
          {Object.entries(refundReasons).map(([reason, name]) => (
            <option key={reason} value={reason}>
              {name}
            </option>
          ))}
        </Select>
        <small>For your books. The buyer does not see it.</small>
      </div>
      <Field label="Note" name="note" autoComplete="off" maxLength={1_000} hint="If you like" />
      {file && !order.accessEnded && (
        <label className="check">
          <input
            type="checkbox"
            checked={ends}
            onChange={(event) => setEndAccess(event.target.checked)}
          />
          <span>
            End access to the download
            <small>
              The license ends with a full refund. {file.used} of {file.allowed} downloads used.
            </small>
          </span>
        </label>
      )}
      <RefundPreview order={order} cents={cents} endAccess={ends} />
    </FormDialog>
  );
}
