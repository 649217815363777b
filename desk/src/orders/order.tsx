import type { OrderDetail } from "@agency/contract/desk";
import { formatUsd } from "@agency/contract/money";
import { useState } from "react";
import { useLoaded } from "../api/load.ts";
import { NoteForm } from "../history/note-form.tsx";
import { Timeline } from "../history/timeline.tsx";
import { Silence } from "../layout/as-known.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { Screen } from "../layout/screen.tsx";
import { Problem } from "../ui/notice.tsx";
import { State, standingOf } from "../ui/state.tsx";
import { moment } from "../ui/time.ts";
import { Buyer } from "./buyer.tsx";
import { ClaimPanel } from "./claim-panel.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { DisputePanel } from "./dispute-panel.tsx";
import { HoursLeft } from "./hours-left.tsx";
import { Invoices } from "./invoices.tsx";
import { Items } from "./items.tsx";
import { Money } from "./money.tsx";
import { MainAction, OrderMore } from "./order-actions.tsx";
import { OrderQuestion, type Question } from "./order-question.tsx";
import { Payments } from "./payments.tsx";
import { useOrderCalls } from "./use-order-calls.ts";

/** One order: what was bought, how it was paid, and everything that happened since. */
export function Order() {
  const loaded = useLoaded<OrderDetail>();
  const order = loaded.data;
  const calls = useOrderCalls(order);
  const [question, setQuestion] = useState<Question>();
  const { number, state, buyerName, email, totalCents, placedAt } = order;
  const more = <OrderMore order={order} calls={calls} onAsk={setQuestion} />;
  return (
    <Screen
      title={`Order ${number}`}
      back={{ to: "/orders", name: "Orders" }}
      actions={
        <>
          <MainAction order={order} calls={calls} />
          {more}
        </>
      }
    >
      <PageHead
        title={number}
        beside={<State of={standingOf(order)} big />}
        sub={`${buyerName || email} · ${formatUsd(totalCents)} · ${moment(new Date(placedAt))}`}
      >
        <div className="btns only-wide">
          {state !== "claimed" && <MainAction order={order} calls={calls} />}
          {more}
        </div>
      </PageHead>
      <div className="stack">
        <Silence loaded={loaded} />
        <Problem text={calls.problem} />
        <div className="columns">
          <div className="stack">
            {state === "claimed" && <ClaimPanel order={order} calls={calls} />}
            {order.contactBy && (
              <ContactPanel order={order} contactBy={order.contactBy} calls={calls} />
            )}
            {order.disputes.map((dispute) => (
              <DisputePanel key={dispute.id} order={order} dispute={dispute} />
            ))}
            <Items order={order} />
            <Payments order={order} />
            <section className="panel last">
              <div className="panel-head">
                <h2>History</h2>
              </div>
              <div className="panel-body">
                <Timeline events={order.events} />
                <NoteForm path={`/orders/${number}/notes`} />
              </div>
            </section>
          </div>
          <div className="stack">
            <HoursLeft order={order} />
            <Money order={order} />
            <Invoices order={order} onIssue={() => setQuestion("invoice")} />
            <Buyer order={order} />
          </div>
        </div>
      </div>
      {question && (
        <OrderQuestion question={question} order={order} onClose={() => setQuestion(undefined)} />
      )}
    </Screen>
  );
}
