import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { useState } from "react";
import { useLoaded } from "../api/load.ts";
import { NoteForm } from "../history/note-form.tsx";
import { Timeline } from "../history/timeline.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { requestStates, StatusBadge } from "../ui/status-badge.tsx";
import { Instalments } from "./installments.tsx";
import { type DialogName, PaymentRequestDialogs } from "./payment-request-dialogs.tsx";
import { PaymentRequestMenu } from "./payment-request-menu.tsx";
import { RequestAside } from "./payment-request-sidebar.tsx";
import { Proposal } from "./proposal.tsx";
import { RequestActions } from "./request-actions.tsx";
import { usePaymentRequestActions } from "./use-payment-request-actions.ts";

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
