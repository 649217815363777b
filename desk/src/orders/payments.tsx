import { agency } from "@agency/contract/agency";
import type { OrderDetail } from "@agency/contract/api/desk";
import { formatExactUsd } from "@agency/contract/format/money";
import { formatDateTime, formatDateTimeInline } from "../format/time.ts";
import { CopyableText } from "../ui/copy.tsx";
import { Panel } from "../ui/panel.tsx";
import { attemptStates, orderStates, StatusBadge } from "../ui/status-badge.tsx";
import { getPaymentMethodLabel, paymentMethodLabels } from "./payment-method-labels.ts";
import { Refund } from "./refunds.tsx";

export function Payments({ order }: { order: OrderDetail }) {
  return (
    <Panel title="Payment">
      {order.attempts.map((attempt) => (
        <Attempt key={`${attempt.at} ${attempt.transactionId}`} attempt={attempt} />
      ))}
      {order.attempts.length === 0 && <ManualPayment order={order} />}
      {order.refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
    </Panel>
  );
}

function Attempt({ attempt }: { attempt: OrderDetail["attempts"][number] }) {
  const { at, state, amountCents, method, lastFour, transactionId, reason } = attempt;
  const isSuccessful = state === "captured" || state === "authorized";
  return (
    <div className="attempt">
      <div>
        <p className="text-strong">
          {getPaymentMethodLabel(method ?? "card")}
          {lastFour && ` ••${lastFour}`}
        </p>
        <p className="caption text-muted">
          {reason ? `${reason}, ` : ""}
          {transactionId ? (
            <>
              {reason ? "payment" : "Payment"} provider ID <CopyableText text={transactionId} />
            </>
          ) : (
            formatDateTime(new Date(at))
          )}
        </p>
      </div>
      <div>
        <p className={isSuccessful ? "text-strong tabular" : "text-muted tabular"}>
          {formatExactUsd(amountCents)}
        </p>
        <StatusBadge status={attemptStates[state]} />
      </div>
    </div>
  );
}

/** Shown for orders without a payment attempt: paid outside the site, or not yet. */
function ManualPayment({ order }: { order: OrderDetail }) {
  const { state, method, totalCents, paidAt } = order;
  if (state === "claimed")
    return <p>Venmo to @{agency.venmoHandle}. Buyer says it’s sent. Not confirmed.</p>;
  if (!paidAt) return <p>No payment received.</p>;
  return (
    <div className="attempt">
      <div>
        <p className="text-strong">{paymentMethodLabels[method]}</p>
        <p className="caption text-muted">
          Confirmed manually, {formatDateTimeInline(new Date(paidAt))}
        </p>
      </div>
      <div>
        <p className="text-strong tabular">{formatExactUsd(totalCents)}</p>
        <StatusBadge status={orderStates.paid} />
      </div>
    </div>
  );
}
