import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { Check as CheckIcon, CircleDollarSign, Mail as MailIcon } from "lucide";
import { Icon } from "../ui/icon.tsx";

interface WhatDeliveryDoesProps {
  request: PaymentRequestDetail;
  /** Of the balance. */
  cents: number;
  /** By how much it differs, before tax. */
  netCents: number;
}

/** Said before: what the client gets, and whether they are asked again. */
export function DeliveryPreview({ request, cents, netCents }: WhatDeliveryDoesProps) {
  const { email } = request.content.client;
  const more = netCents > 0;
  return (
    <section className="will" aria-live="polite">
      <h3>What will happen</h3>
      <ol>
        <li>
          <Icon icon={MailIcon} size={18} />
          <span className="wrap-anywhere">
            {more
              ? `${email} gets the changed request, and reads why it is more.`
              : `${email} gets a mail that the balance is due.`}
          </span>
        </li>
        <li>
          <Icon icon={CircleDollarSign} size={18} />
          <span>
            The balance becomes <b>{formatUsd(Math.max(0, cents))}</b>.
          </span>
        </li>
        {netCents !== 0 && (
          <li>
            <Icon icon={CheckIcon} size={18} />
            <span>
              {more
                ? "It is more than was accepted: the client accepts it again before paying."
                : "It is less than was accepted: nobody is asked again."}
            </span>
          </li>
        )}
      </ol>
    </section>
  );
}
