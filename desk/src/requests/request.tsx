import { formatUsd } from "@agency/contract/money";
import type { PaymentRequestDetail } from "@agency/contract/requests";
import { useState } from "react";
import { useLoaded } from "../api/load.ts";
import { NoteForm } from "../history/note-form.tsx";
import { Timeline } from "../history/timeline.tsx";
import { UnreachableNotice } from "../layout/as-known.tsx";
import { PageHeader } from "../layout/page-head.tsx";
import { Screen } from "../layout/screen.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { requestStates, StatusBadge } from "../ui/state.tsx";
import { Instalments } from "./instalments.tsx";
import { Proposal } from "./proposal.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestAside } from "./request-aside.tsx";
import { PaymentRequestMenu } from "./request-more.tsx";
import { type DialogName, PaymentRequestDialogs } from "./request-question.tsx";
import { usePaymentRequestActions } from "./use-request-calls.ts";

/** One payment request: what is paid, what is due, and everything that happened since. */
export function PaymentRequestScreen() {
  const loaded = useLoaded<PaymentRequestDetail>();
  const request = loaded.data;
  const { number, state, client, totalCents } = request;
  const title = request.title || "No title yet";
  const calls = usePaymentRequestActions(request);
  // About what was on the screen when it was asked: what changes meanwhile is refused, and said.
  const [asked, setAsked] = useState<{ question: DialogName; request: PaymentRequestDetail }>();
  const onAsk = (question: DialogName) => setAsked({ question, request });
  const acting = { request, calls, onAsk };
  const buttons = (
    <>
      <RequestActions {...acting} />
      <PaymentRequestMenu {...acting} />
    </>
  );
  return (
    <Screen
      title={`${number} ${title}`}
      back={{ to: "/requests", name: "Requests" }}
      actions={buttons}
    >
      <PageHeader
        title={title}
        beside={<StatusBadge of={requestStates[state]} big />}
        sub={
          <>
            {client || "No client yet"} · <span className="code">{number}</span> ·{" "}
            {formatUsd(totalCents)}
          </>
        }
      >
        <div className="btns only-wide">{buttons}</div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={calls.problem} />
        <div className="columns">
          <div className="stack">
            <Instalments request={request} />
            <Proposal request={request} />
            <section className="panel last">
              <div className="panel-head">
                <h2>History</h2>
              </div>
              <div className="panel-body">
                <Timeline events={request.events} />
                <NoteForm path={`/requests/${number}/notes`} />
              </div>
            </section>
          </div>
          <RequestAside request={request} />
        </div>
      </div>
      {asked && <PaymentRequestDialogs {...asked} onClose={() => setAsked(undefined)} />}
    </Screen>
  );
}
