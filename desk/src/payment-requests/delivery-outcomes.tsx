import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { Check as CheckIcon, CircleDollarSign, Mail as MailIcon } from "lucide";
import { Outcome, Outcomes } from "../ui/outcomes.tsx";

interface DeliveryOutcomesProps {
  paymentRequest: PaymentRequestDetail;
  balanceCents: number;
  differsFromAcceptedTotal: boolean;
  needsAcceptance: boolean;
}

export function DeliveryOutcomes(props: DeliveryOutcomesProps) {
  const { paymentRequest, balanceCents, differsFromAcceptedTotal, needsAcceptance } = props;
  const { email } = paymentRequest.content.client;
  return (
    <Outcomes isLive>
      <Outcome icon={MailIcon}>
        {needsAcceptance
          ? `${email} gets an email with the updated request and the reason.`
          : `${email} gets an email saying that the balance is due.`}
      </Outcome>
      <Outcome icon={CircleDollarSign}>
        The balance will be <b>{formatUsd(Math.max(0, balanceCents))}</b>.
      </Outcome>
      {differsFromAcceptedTotal && (
        <Outcome icon={CheckIcon}>
          {needsAcceptance
            ? "The client must accept the higher total before paying."
            : "The total is lower than the one the client accepted, so they don’t need to accept again."}
        </Outcome>
      )}
    </Outcomes>
  );
}
