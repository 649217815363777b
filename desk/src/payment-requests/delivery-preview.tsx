import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { Check as CheckIcon, CircleDollarSign, Mail as MailIcon } from "lucide";
import { Effect, Effects } from "../ui/effects.tsx";

interface DeliveryPreviewProps {
  paymentRequest: PaymentRequestDetail;
  balanceCents: number;
  /** Whether the total differs from the one that the client accepted. */
  isAdjusted: boolean;
  needsAcceptance: boolean;
}

export function DeliveryPreview(props: DeliveryPreviewProps) {
  const { paymentRequest, balanceCents, isAdjusted, needsAcceptance } = props;
  const { email } = paymentRequest.content.client;
  return (
    <Effects isLive>
      <Effect icon={MailIcon}>
        {needsAcceptance
          ? `${email} gets an email with the updated request and the reason.`
          : `${email} gets an email saying that the balance is due.`}
      </Effect>
      <Effect icon={CircleDollarSign}>
        The balance will be <b>{formatUsd(Math.max(0, balanceCents))}</b>.
      </Effect>
      {isAdjusted && (
        <Effect icon={CheckIcon}>
          {needsAcceptance
            ? "The client must accept the higher total before paying."
            : "The total is lower than the one the client accepted, so they don’t need to accept again."}
        </Effect>
      )}
    </Effects>
  );
}
