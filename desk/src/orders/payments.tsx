import { agency } from "@agency/contract/agency";
import type { OrderDetail } from "@agency/contract/api/desk";
import { exactUsd } from "../format/text.ts";
import { formatDateTime, formatDateTimeInline } from "../format/time.ts";
import { CopyableText } from "../ui/copy.tsx";
import { attemptStates, orderStates, StatusBadge } from "../ui/status-badge.tsx";
import { paymentMethodLabels } from "./payment-method-labels.ts";
import { Refund } from "./refunds.tsx";

export function Payments({ order }: { order: OrderDetail }) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Payment</h2>
      </div>
      <div className="panel-body">
        {order.attempts.map((attempt) => (
          <Attempt key={`${attempt.at} ${attempt.transactionId}`} attempt={attempt} />
        ))}
        {order.attempts.length === 0 && <ManualPayment order={order} />}
        {order.refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </div>
    </section>
  );
}

function Attempt({ attempt }: { attempt: OrderDetail["attempts"][number] }) {
  const { at, state, amountCents, method, lastFour, transactionId, reason } = attempt;
  const counts = state === "captured" || state === "authorized";
  return (
    <div className="attempt">
      <div>
        <p className="strong">
          {methodLabel(method)}
          {lastFour && ` ••${lastFour}`}
        </p>
        <p className="fine quiet">
          {reason ? `${reason}, ` : ""}
          {transactionId ? (
            <>
              {reason ? "gateway" : "Gateway"} id <CopyableText text={transactionId} />
            </>
          ) : (
            formatDateTime(new Date(at))
          )}
        </p>
      </div>
      <div>
        <p className={counts ? "strong num" : "quiet num"}>{exactUsd(amountCents)}</p>
        <StatusBadge of={attemptStates[state]} />
      </div>
    </div>
  );
}

/** The gateway's own word for what it does not share with us, such as the card's brand. */
const methodLabel = (method = "card") =>
  method in paymentMethodLabels
    ? paymentMethodLabels[method as keyof typeof paymentMethodLabels]
    : method;

/** Paid outside of the site, or not yet. */
function ManualPayment({ order }: { order: OrderDetail }) {
  const { state, method, totalCents, paidAt } = order;
  if (state === "claimed")
    return <p>Venmo to @{agency.venmoHandle}, said to be on its way. Nothing is confirmed yet.</p>;
  if (!paidAt) return <p>Nothing was paid.</p>;
  return (
    <div className="attempt">
      <div>
        <p className="strong">{paymentMethodLabels[method]}</p>
        <p className="fine quiet">Confirmed by hand, {formatDateTimeInline(new Date(paidAt))}</p>
      </div>
      <div>
        <p className="strong num">{exactUsd(totalCents)}</p>
        <StatusBadge of={orderStates.paid} />
      </div>
    </div>
  );
}
