import type { OrderDetail } from "@agency/contract/desk";
import { formatUsd } from "@agency/contract/money";
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

export function WhatWillHappen({ order, cents, endAccess }: WhatWillHappenProps) {
  const { refundable, totalCents, email, money } = order;
  if (!refundable || !money || !cents || cents > refundable.cents) return null;
  return (
    <section className="will" aria-live="polite">
      <h3>What will happen</h3>
      <ol>
        <li>
          <Icon icon={ClockIcon} size={18} />
          <span>{wayBack(refundable.by, cents === totalCents, formatUsd(cents))}</span>
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

function wayBack(by: "void" | "refund" | "manual", whole: boolean, amount: string) {
  if (by === "manual")
    return `Nothing moves by itself: send ${amount} back the way it came, then note it here.`;
  if (by === "refund")
    return `${amount} goes back at once, and is there within 3 to 5 business days.`;
  return whole
    ? "The payment is not settled yet, so it is voided: the buyer is not charged."
    : `The payment is not settled yet, and a part can only go back after that: ${amount} leaves by itself in a day or two, and shows as waiting until then.`;
}

/** Said once it is asked for: only what is true before the bank has answered. */
export function refundStarted(by: "void" | "refund" | "manual", whole: boolean, amount: string) {
  if (by === "manual") return `Refund of ${amount} recorded`;
  if (by === "refund") return `Refund of ${amount} started`;
  return whole
    ? `Voiding the ${amount} payment`
    : `Refund of ${amount} waits until the payment settles, in 1-2 days`;
}
