import type { OrderDetail } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { useState } from "react";
import { useLoaded } from "../api/load.ts";
import { formatDateTime } from "../format/time.ts";
import { NoteForm } from "../history/note-form.tsx";
import { Timeline } from "../history/timeline.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { StatusBadge, standingOf } from "../ui/status-badge.tsx";
import { Buyer } from "./buyer.tsx";
import { ClaimPanel } from "./claim-panel.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { DisputePanel } from "./dispute-panel.tsx";
import { HoursLeft } from "./hours-left.tsx";
import { Invoices } from "./invoices.tsx";
import { Items } from "./items.tsx";
import { MainAction, OrderMenu } from "./order-actions.tsx";
import { type DialogName, OrderDialogs } from "./order-dialogs.tsx";
import { Money } from "./order-totals.tsx";
import { Payments } from "./payments.tsx";
import { useOrderActions } from "./use-order-actions.ts";

/** One order: what was bought, how it was paid, and everything that happened since. */
export function Order() {
  const loaded = useLoaded<OrderDetail>();
  const order = loaded.data;
  const calls = useOrderActions(order);
  const [question, setQuestion] = useState<DialogName>();
  const { number, state, buyerName, email, totalCents, placedAt } = order;
  const more = <OrderMenu order={order} calls={calls} onAsk={setQuestion} />;
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
      <PageHeader
        title={number}
        beside={<StatusBadge of={standingOf(order)} big />}
        sub={`${buyerName || email} · ${formatUsd(totalCents)} · ${formatDateTime(new Date(placedAt))}`}
      >
        <div className="btns only-wide">
          {state !== "claimed" && <MainAction order={order} calls={calls} />}
          {more}
        </div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={calls.problem} />
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
        <OrderDialogs question={question} order={order} onClose={() => setQuestion(undefined)} />
      )}
    </Screen>
  );
}
