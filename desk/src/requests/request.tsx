import { formatUsd } from "@agency/contract/money";
import type { RequestDetail } from "@agency/contract/requests";
import { useLoaded } from "../api/load.ts";
import { NoteForm } from "../history/note-form.tsx";
import { Timeline } from "../history/timeline.tsx";
import { Silence } from "../layout/as-known.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { Screen } from "../layout/screen.tsx";
import { requestStates, State } from "../ui/state.tsx";
import { Instalments } from "./instalments.tsx";
import { Proposal } from "./proposal.tsx";
import { RequestAside } from "./request-aside.tsx";

/** One payment request: what is paid, what is due, and everything that happened since. */
export function Request() {
  const loaded = useLoaded<RequestDetail>();
  const request = loaded.data;
  const { number, state, client, totalCents } = request;
  const title = request.title || "No title yet";
  return (
    <Screen title={`${number} ${title}`} back={{ to: "/requests", name: "Requests" }}>
      <PageHead
        title={title}
        beside={<State of={requestStates[state]} big />}
        sub={
          <>
            {client || "No client yet"} · <span className="code">{number}</span> ·{" "}
            {formatUsd(totalCents)}
          </>
        }
      />
      <div className="stack">
        <Silence loaded={loaded} />
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
    </Screen>
  );
}
