import type { OrderDetail } from "@agency/contract/api/desk";
import type { HoursAccount } from "@agency/contract/api/hours";
import { formatUsd } from "@agency/contract/format/money";
import {
  ChartColumn as ChartColumnIcon,
  Clock as ClockIcon,
  Lock as LockIcon,
  Mail as MailIcon,
} from "lucide";
import { Outcome, Outcomes } from "../ui/outcomes.tsx";

interface RefundPreviewProps {
  order: OrderDetail;
  cents: number | undefined;
  revokesAccess: boolean;
}

export function RefundPreview({ order, cents, revokesAccess }: RefundPreviewProps) {
  const { refundable, totalCents, email, money } = order;
  if (!refundable || !money || !cents || cents > refundable.cents) return null;
  const amount = formatUsd(cents);
  return (
    <Outcomes isLive>
      <Outcome icon={ClockIcon}>
        {describeRefundMethod(getRefundMethod(order, cents === totalCents), amount)}
      </Outcome>
      {email && (
        <Outcome icon={MailIcon}>
          {email} gets “Your refund of {amount}”.
        </Outcome>
      )}
      {revokesAccess && <Outcome icon={LockIcon}>The download stops working.</Outcome>}
      <Outcome icon={ChartColumnIcon}>
        The net amount of this order will be <b>{formatUsd(money.netCents - cents)}</b>.
      </Outcome>
    </Outcomes>
  );
}

type RefundMethod = HoursAccount["unused"]["refundMethod"];

/** An unsettled payment can only be voided in full, so a partial refund waits for settlement. */
export function getRefundMethod({ refundable }: OrderDetail, isFullRefund: boolean): RefundMethod {
  const method = refundable?.refundMethod ?? "manual";
  return method === "void" && !isFullRefund ? "after_settlement" : method;
}

export function describeRefundMethod(method: RefundMethod, amount: string) {
  switch (method) {
    case "manual":
      return `We can’t refund this automatically. Send ${amount} to the buyer, then record it here.`;
    case "refund":
      return `${amount} is refunded now and arrives in 3 to 5 business days.`;
    case "void":
      return "The payment hasn’t settled yet, so it’s voided and the buyer isn’t charged.";
    case "after_settlement":
      return `Partial refunds start after settlement, in 1-2 days. Until then, ${amount} shows as waiting.`;
  }
}

/** Does not claim success, because the bank can still reject the refund. */
export function formatRefundToast(method: RefundMethod, amount: string) {
  switch (method) {
    case "manual":
      return `Refund of ${amount} recorded`;
    case "refund":
      return `Refund of ${amount} started`;
    case "void":
      return `Voiding the ${amount} payment`;
    case "after_settlement":
      return `Refund of ${amount} starts after settlement, in 1-2 days`;
  }
}
