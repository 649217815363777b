import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { Lock as LockIcon } from "lucide";
import { Link } from "react-router";
import { PageHeader } from "../../layout/page-header.tsx";
import { Screen } from "../../layout/screen.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** What cannot be changed any more, and what can be done instead. */
export function ReadOnlyNotice({ request }: { request: PaymentRequestDetail }) {
  const { number, state, title, paidCents } = request;
  const here = `/requests/${number}`;
  return (
    <Screen title={`${number} ${title}`} back={{ to: here, name: number }} narrow>
      <PageHeader title={title} sub={<span className="code">{number}</span>} />
      <EmptyState
        icon={LockIcon}
        title={state === "void" ? "It is void" : "It is partly paid"}
        text={
          state === "void"
            ? "The client can neither accept nor pay it. Write a new request instead."
            : `The client has agreed with ${formatUsd(paidCents)}. The balance can be changed when you deliver; for anything else write a new request.`
        }
      >
        <Link className="btn" to={here}>
          Back to {number}
        </Link>
      </EmptyState>
    </Screen>
  );
}
