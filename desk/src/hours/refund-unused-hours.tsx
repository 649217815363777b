import type { HoursAccount, RefundUnusedHoursBody } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import { Clock, KeyRound, Mail, Undo2 } from "lucide";
import { useState } from "react";
import { post } from "../api/client.ts";
import { refundStarted } from "../orders/refund-preview.tsx";
import { showToast } from "../stores/toasts.ts";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Icon } from "../ui/icon.tsx";

interface RefundRestProps {
  account: HoursAccount;
  onClose: () => void;
}

/** What goes back is reckoned by the service, and only what is shown here goes. */
export function RefundUnusedHours({ account, onClose }: RefundRestProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { number, email, rest, leftMinutes } = account;
  const amount = formatUsd(rest.cents);
  const byHand = rest.by === "manual";
  function send() {
    const seen: RefundUnusedHoursBody = { key, minutes: rest.minutes, cents: rest.cents };
    return post(`/hours/${encodeURIComponent(number)}/refund`, seen);
  }
  return (
    <FormDialog
      title="Refund unused hours"
      size="normal"
      no="Keep the hours"
      yes={
        <>
          <Icon icon={KeyRound} />
          {byHand ? `Note ${amount}` : `Refund ${amount}`}
        </>
      }
      send={send}
      onSent={() => showToast(refundStarted(rest.by, amount))}
      onClose={onClose}
    >
      <RefundBreakdown account={account} />
      <section className="will">
        <h3>What will happen</h3>
        <ol>
          <li>
            <Icon icon={Undo2} size={18} />
            <span>{describeRefundMethod(rest.by, amount)}</span>
          </li>
          <li>
            <Icon icon={Clock} size={18} />
            <span>
              <b>{formatMinutes(leftMinutes - rest.minutes)}</b> is left
              {leftMinutes > rest.minutes && ": it is paid for, and can still be worked"}.
            </span>
          </li>
          {email && (
            <li>
              <Icon icon={Mail} size={18} />
              <span className="wrap-anywhere">
                {email} gets “Your refund of {amount}”.
              </span>
            </li>
          )}
        </ol>
      </section>
    </FormDialog>
  );
}

function RefundBreakdown({ account }: { account: HoursAccount }) {
  const { paidMinutes, workedMinutes, rest } = account;
  const minimum = workedMinutes > 0 && workedMinutes < rest.minimumMinutes;
  return (
    <dl className="sums">
      <div>
        <dt>Paid for</dt>
        <dd>{formatMinutes(paidMinutes)}</dd>
      </div>
      <div>
        <dt>Worked</dt>
        <dd>{formatMinutes(workedMinutes)}</dd>
      </div>
      {minimum && (
        <div>
          <dt>Billed at least</dt>
          <dd>{formatMinutes(rest.minimumMinutes)}</dd>
        </div>
      )}
      <div className="sum">
        <dt>{formatMinutes(rest.minutes)} goes back</dt>
        <dd>{formatUsd(rest.cents)}</dd>
      </div>
    </dl>
  );
}

function describeRefundMethod(by: HoursAccount["rest"]["by"], amount: string) {
  switch (by) {
    case "manual":
      return `Nothing moves by itself: send ${amount} back the way it came, then note it here.`;
    case "refund":
      return `${amount} goes back at once, and is there within 3 to 5 business days.`;
    case "void":
      return "The payment is not settled yet, so it is voided: the client is not charged.";
    case "waits":
      return `The payment is not settled yet, and a part can only go back after that: ${amount} leaves by itself in a day or two.`;
  }
}
