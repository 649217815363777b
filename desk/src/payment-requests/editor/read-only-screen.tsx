import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { Lock as LockIcon } from "lucide";
import { Link } from "react-router";
import { PageHeader } from "../../layout/page-header.tsx";
import { Screen } from "../../layout/screen.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { getAllowedActions } from "../allowed-actions.ts";

/** Replaces the editor when the payment request can no longer be edited. */
export function ReadOnlyScreen({ paymentRequest }: { paymentRequest: PaymentRequestDetail }) {
  const { number, state, title } = paymentRequest;
  const detailPath = `/payment-requests/${number}`;
  return (
    <Screen title={`${number} ${title}`} back={{ to: detailPath, name: number }} narrow>
      <PageHeader title={title} subtitle={<span className="code">{number}</span>} />
      <EmptyState
        icon={LockIcon}
        title={state === "void" ? "This request is void" : "This request already has payments"}
        text={
          state === "void"
            ? "The client can’t accept or pay it. Create a new request instead."
            : describePaid(paymentRequest)
        }
      >
        <Link className="btn" to={detailPath}>
          Back to {number}
        </Link>
      </EmptyState>
    </Screen>
  );
}

function describePaid(paymentRequest: PaymentRequestDetail) {
  const paid = `The client paid ${formatUsd(paymentRequest.paidCents)}.`;
  return getAllowedActions(paymentRequest).canMarkDelivered
    ? `${paid} You can adjust the balance when you mark the project as delivered. For other changes, create a new request.`
    : `${paid} For changes, create a new request.`;
}
