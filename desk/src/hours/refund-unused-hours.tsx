import type { HoursAccount, RefundUnusedHoursBody } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import { Clock, KeyRound, Mail, Undo2 } from "lucide";
import { post } from "../api/client.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { describeRefundMethod, formatRefundToast } from "../orders/refund-preview.tsx";
import { showToast } from "../stores/toasts.ts";
import { Detail } from "../ui/detail.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Outcome, Outcomes } from "../ui/outcomes.tsx";

interface RefundUnusedHoursProps {
  account: HoursAccount;
  onClose: () => void;
}

/** Sends the amount that the owner saw; the service rejects it if it has changed. */
export function RefundUnusedHours({ account, onClose }: RefundUnusedHoursProps) {
  const sendWithKey = useIdempotencyKey();
  const { number, email, unused, remainingMinutes } = account;
  const amount = formatUsd(unused.cents);
  function refund() {
    const { minutes, cents } = unused;
    return sendWithKey((idempotencyKey) => {
      const body: RefundUnusedHoursBody = { idempotencyKey, minutes, cents };
      return post(`/hours/${encodeURIComponent(number)}/refund`, body);
    });
  }
  return (
    <FormDialog
      title="Refund unused hours"
      size="normal"
      submitIcon={KeyRound}
      submitLabel={unused.refundMethod === "manual" ? `Record ${amount}` : `Refund ${amount}`}
      onSubmit={refund}
      onSuccess={() => showToast(formatRefundToast(unused.refundMethod, amount))}
      onClose={onClose}
    >
      <RefundBreakdown account={account} />
      <Outcomes>
        <Outcome icon={Undo2}>{describeRefundMethod(unused.refundMethod, amount)}</Outcome>
        <Outcome icon={Clock}>
          <b>{formatMinutes(remainingMinutes - unused.minutes)}</b> will be left
          {remainingMinutes > unused.minutes && " and can still be used"}.
        </Outcome>
        {email && (
          <Outcome icon={Mail}>
            {email} gets “Your refund of {amount}”.
          </Outcome>
        )}
      </Outcomes>
    </FormDialog>
  );
}

function RefundBreakdown({ account }: { account: HoursAccount }) {
  const { paidMinutes, workedMinutes, unused } = account;
  const isMinimumBilled = workedMinutes > 0 && workedMinutes < unused.minimumMinutes;
  return (
    <dl className="totals">
      <Detail term="Paid">{formatMinutes(paidMinutes)}</Detail>
      <Detail term="Worked">{formatMinutes(workedMinutes)}</Detail>
      {isMinimumBilled && (
        <Detail term="Minimum billed">{formatMinutes(unused.minimumMinutes)}</Detail>
      )}
      <Detail className="total" term={`Refund for ${formatMinutes(unused.minutes)}`}>
        {formatUsd(unused.cents)}
      </Detail>
    </dl>
  );
}
