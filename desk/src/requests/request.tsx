import { formatUsd } from "@agency/contract/money";
import type { PaymentRequestDetail } from "@agency/contract/requests";
import { useState } from "react";
import { useLoaded } from "../api/load.ts";
import { NoteForm } from "../history/note-form.tsx";
import { Timeline } from "../history/timeline.tsx";
import { Silence } from "../layout/as-known.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { Screen } from "../layout/screen.tsx";
import { Problem } from "../ui/notice.tsx";
import { requestStates, State } from "../ui/state.tsx";
import { Instalments } from "./instalments.tsx";
import { Proposal } from "./proposal.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestAside } from "./request-aside.tsx";
import { RequestMore } from "./request-more.tsx";
import { type Question, RequestQuestion } from "./request-question.tsx";
import { useRequestCalls } from "./use-request-calls.ts";

/** One payment request: what is paid, what is due, and everything that happened since. */
export function Request() {
  const loaded = useLoaded<PaymentRequestDetail>();
  const request = loaded.data;
  const { number, state, client, totalCents } = request;
  const title = request.title || "No title yet";
  const calls = useRequestCalls(request);
  // About what was on the screen when it was asked: what changes meanwhile is refused, and said.
  const [asked, setAsked] = useState<{ question: Question; request: PaymentRequestDetail }>();
  const onAsk = (question: Question) => setAsked({ question, request });
  const acting = { request, calls, onAsk };
  const buttons = (
    <>
      <RequestActions {...acting} />
      <RequestMore {...acting} />
    </>
  );
  return (
    <Screen
      title={`${number} ${title}`}
      back={{ to: "/requests", name: "Requests" }}
      actions={buttons}
    >
      <PageHead
        title={title}
        beside={<State of={requestStates[state]} big />}
        sub={
          <>
            {client || "No client yet"} · <span className="code">{number}</span> ·{" "}
            {formatUsd(totalCents)}
          </>
        }
      >
        <div className="btns only-wide">{buttons}</div>
      </PageHead>
      <div className="stack">
        <Silence loaded={loaded} />
        <Problem text={calls.problem} />
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
      {asked && <RequestQuestion {...asked} onClose={() => setAsked(undefined)} />}
    </Screen>
  );
}
