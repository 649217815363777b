import { agency } from "@agency/contract/agency";
import type { OrderDetail } from "@agency/contract/desk";
import { Copyable } from "../ui/copy.tsx";
import { attemptStates, orderStates, State } from "../ui/state.tsx";
import { moment, momentWithin } from "../ui/time.ts";
import { exactUsd } from "../ui/words.ts";
import { methodWords } from "./method-words.ts";
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
        {order.attempts.length === 0 && <WithoutGateway order={order} />}
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
          {wordsFor(method)}
          {lastFour && ` ••${lastFour}`}
        </p>
        <p className="fine quiet">
          {reason ? `${reason}, ` : ""}
          {transactionId ? (
            <>
              {reason ? "gateway" : "Gateway"} id <Copyable text={transactionId} />
            </>
          ) : (
            moment(new Date(at))
          )}
        </p>
      </div>
      <div>
        <p className={counts ? "strong num" : "quiet num"}>{exactUsd(amountCents)}</p>
        <State of={attemptStates[state]} />
      </div>
    </div>
  );
}

/** The gateway's own word for what it does not share with us, such as the card's brand. */
const wordsFor = (method = "card") =>
  method in methodWords ? methodWords[method as keyof typeof methodWords] : method;

/** Paid outside of the site, or not yet. */
function WithoutGateway({ order }: { order: OrderDetail }) {
  const { state, method, totalCents, paidAt } = order;
  if (state === "claimed")
    return <p>Venmo to @{agency.venmoHandle}, said to be on its way. Nothing is confirmed yet.</p>;
  if (!paidAt) return <p>Nothing was paid.</p>;
  return (
    <div className="attempt">
      <div>
        <p className="strong">{methodWords[method]}</p>
        <p className="fine quiet">Confirmed by hand, {momentWithin(new Date(paidAt))}</p>
      </div>
      <div>
        <p className="strong num">{exactUsd(totalCents)}</p>
        <State of={orderStates.paid} />
      </div>
    </div>
  );
}
