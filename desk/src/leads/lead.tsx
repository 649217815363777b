import type { LeadDetail } from "@agency/contract/api/desk";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useLoaded } from "../api/load.ts";
import { formatDue } from "../format/due.ts";
import { clockOf, formatDateTimeInline, longDay } from "../format/time.ts";
import { NoteForm } from "../history/note-form.tsx";
import { Timeline } from "../history/timeline.tsx";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { leadStates, StatusBadge } from "../ui/status-badge.tsx";
import { LeadActions, LeadMenu, newRequestPath } from "./lead-actions.tsx";
import { LeadSidebar } from "./lead-sidebar.tsx";
import { SnoozeDateDialog } from "./snooze-date-dialog.tsx";
import { SnoozeMenu } from "./snooze-menu.tsx";
import { useLeadActions } from "./use-lead-actions.ts";

/** One lead: what was written, how to answer, and everything that happened since. */
export function Lead() {
  const loaded = useLoaded<LeadDetail>();
  const lead = loaded.data;
  const calls = useLeadActions(lead);
  const [picking, setPicking] = useState(false);
  const navigate = useNavigate();
  useShortcuts({
    e: lead.state === "new" ? calls.answered : undefined,
    r: () => navigate(newRequestPath(lead)),
  });
  const received = new Date(lead.receivedAt);
  const pick = () => setPicking(true);
  return (
    <Screen
      title={lead.name}
      back={{ to: "/leads", name: "Leads" }}
      actions={
        <>
          <LeadActions lead={lead} calls={calls} />
          <LeadMenu lead={lead} calls={calls} onPick={pick} />
        </>
      }
    >
      <PageHeader
        title={lead.name}
        beside={<StatusBadge of={leadStates[lead.state]} big />}
        sub={<Standing lead={lead} />}
      >
        <div className="btns only-wide">
          <LeadActions lead={lead} calls={calls} />
          <SnoozeMenu lead={lead} calls={calls} onPick={pick} />
        </div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={calls.problem} />
        <div className="columns">
          <div className="stack">
            <section className="panel panel-pad">
              <h2 className="sr-only">Message</h2>
              <p className="said">{lead.message}</p>
              <p className="fine quiet mt-4">
                Received {longDay(received)} at {clockOf(received)}. We promise an answer within one
                business day.
              </p>
            </section>
            <section className="panel last">
              <div className="panel-head">
                <h2>Notes and history</h2>
              </div>
              <div className="panel-body">
                <Timeline events={lead.events} />
                <NoteForm path={`/leads/${lead.id}/notes`} />
              </div>
            </section>
          </div>
          <LeadSidebar lead={lead} calls={calls} />
        </div>
      </div>
      {picking && <SnoozeDateDialog calls={calls} onClose={() => setPicking(false)} />}
    </Screen>
  );
}

/** By when it is to be answered, or when it comes back. */
function Standing({ lead }: { lead: LeadDetail }) {
  const now = new Date();
  const until = lead.snoozedUntil ? new Date(lead.snoozedUntil) : undefined;
  if (until && until > now) return <>back {formatDateTimeInline(until, now)}</>;
  if (!lead.dueAt) return lead.email;
  const due = formatDue(lead.dueAt, now);
  return (
    <span className={`font-semibold ${due.late ? "bad" : "text-(--desk-strong)"}`}>
      {due.late
        ? `answer is ${due.main}`
        : `answer due ${formatDateTimeInline(new Date(lead.dueAt), now)}`}
    </span>
  );
}
