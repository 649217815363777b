import type { OrderDetail } from "@agency/contract/api/desk";
import type { HoursAccount } from "@agency/contract/api/hours";
import { formatUsd } from "@agency/contract/format/money";
import {
  ChartColumn as ChartColumnIcon,
  Clock as ClockIcon,
  Lock as LockIcon,
  Mail as MailIcon,
} from "lucide";
import { Icon } from "../ui/icon.tsx";

interface WhatWillHappenProps {
  order: OrderDetail;
  cents: number | undefined;
  endAccess: boolean;
}

export function RefundPreview({ order, cents, endAccess }: WhatWillHappenProps) {
  const { refundable, totalCents, email, money } = order;
  if (!refundable || !money || !cents || cents > refundable.cents) return null;
  return (
    <section className="will" aria-live="polite">
      <h3>What will happen</h3>
      <ol>
        <li>
          <Icon icon={ClockIcon} size={18} />
          <span>{wayBack(refundWay(order, cents === totalCents), formatUsd(cents))}</span>
        </li>
        {email && (
          <li>
            <Icon icon={MailIcon} size={18} />
            <span className="wrap-anywhere">
              {email} gets “Your refund of {formatUsd(cents)}”.
            </span>
          </li>
        )}
        {endAccess && (
          <li>
            <Icon icon={LockIcon} size={18} />
            <span>The download stops working with it.</span>
          </li>
        )}
        <li>
          <Icon icon={ChartColumnIcon} size={18} />
          <span>
            Net of this order becomes <b>{formatUsd(money.netCents - cents)}</b>.
          </span>
        </li>
      </ol>
    </section>
  );
}

type RefundWay = HoursAccount["rest"]["by"];

/** Only the whole of a payment that has not settled can be voided; a part waits for the settlement. */
export function refundWay({ refundable }: OrderDetail, whole: boolean): RefundWay {
  const by = refundable?.by ?? "manual";
  return by === "void" && !whole ? "waits" : by;
}

function wayBack(way: RefundWay, amount: string) {
  switch (way) {
    case "manual":
      return `Nothing moves by itself: send ${amount} back the way it came, then note it here.`;
    case "refund":
      return `${amount} goes back at once, and is there within 3 to 5 business days.`;
    case "void":
      return "The payment is not settled yet, so it is voided: the buyer is not charged.";
    case "waits":
      return `The payment is not settled yet, and a part can only go back after that: ${amount} leaves by itself in a day or two, and shows as waiting until then.`;
  }
}

/** Said once it is asked for: only what is true before the bank has answered. */
export function refundStarted(way: RefundWay, amount: string) {
  switch (way) {
    case "manual":
      return `Refund of ${amount} recorded`;
    case "refund":
      return `Refund of ${amount} started`;
    case "void":
      return `Voiding the ${amount} payment`;
    case "waits":
      return `Refund of ${amount} waits until the payment settles, in 1-2 days`;
  }
}
