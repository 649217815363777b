import type { LeadDetail } from "@agency/contract/api/desk";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useLoaded } from "../api/load.ts";
import { formatDue } from "../format/due.ts";
import { formatDateTimeInline, formatTime, longDay } from "../format/time.ts";
import { NoteForm } from "../history/note-form.tsx";
import { Timeline } from "../history/timeline.tsx";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { Panel } from "../ui/panel.tsx";
import { LeadMenu } from "./lead-menu.tsx";
import { LeadSidebar } from "./lead-sidebar.tsx";
import { LeadStatus } from "./lead-status.tsx";
import { newPaymentRequestPath } from "./new-payment-request-path.ts";
import { ReplyForm } from "./reply-form.tsx";
import { canRecordResponse, ResponseButton } from "./response-button.tsx";
import { SnoozeDateDialog } from "./snooze-date-dialog.tsx";
import { SnoozeMenu } from "./snooze-menu.tsx";
import { useLeadActions } from "./use-lead-actions.ts";

export function Lead() {
  const loaded = useLoaded<LeadDetail>();
  const lead = loaded.data;
  const actions = useLeadActions(lead);
  const [isPickingDate, setIsPickingDate] = useState(false);
  const navigate = useNavigate();
  useShortcuts({
    e: lead.state === "new" ? actions.markAnswered : undefined,
    r: () => navigate(newPaymentRequestPath(lead)),
  });
  const received = new Date(lead.receivedAt);
  const pickDate = () => setIsPickingDate(true);
  return (
    <Screen
      title={lead.name}
      back={{ to: "/leads", name: "Leads" }}
      actions={
        <>
          {canRecordResponse(lead) ? (
            <ResponseButton lead={lead} actions={actions} />
          ) : (
            <Link className="btn" to={newPaymentRequestPath(lead)}>
              Create payment request
            </Link>
          )}
          <LeadMenu lead={lead} actions={actions} onPickDate={pickDate} />
        </>
      }
    >
      <PageHeader
        title={lead.name}
        badge={<LeadStatus lead={lead} actions={actions} />}
        subtitle={<NextStep lead={lead} />}
      >
        <div className="btn-group desktop-only">
          <ResponseButton lead={lead} actions={actions} />
          <SnoozeMenu lead={lead} actions={actions} onPickDate={pickDate} />
        </div>
      </PageHeader>
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        <ErrorNotice text={actions.error} />
        <div className="columns">
          <div className="stack">
            <section className="panel panel-pad">
              <h2 className="sr-only">Message</h2>
              <p className="quoted-message">{lead.message}</p>
              <p className="caption text-muted mt-4">
                Received {longDay(received)} at {formatTime(received)}.
                {lead.state === "new" && " We promise a reply within one business day."}
              </p>
            </section>
            <Panel title="Reply">
              <ReplyForm lead={lead} />
            </Panel>
            <Panel title="Notes and history" isLastOnPhone>
              <Timeline events={lead.events} />
              <NoteForm path={`/leads/${lead.id}/notes`} />
            </Panel>
          </div>
          <LeadSidebar lead={lead} />
        </div>
      </div>
      {isPickingDate && (
        <SnoozeDateDialog actions={actions} onClose={() => setIsPickingDate(false)} />
      )}
    </Screen>
  );
}

/** When the snooze ends, or when the reply is due. */
function NextStep({ lead }: { lead: LeadDetail }) {
  const now = new Date();
  const until = lead.snoozedUntil ? new Date(lead.snoozedUntil) : undefined;
  if (until && until > now) {
    const label = lead.followUpAt ? "Response expected until" : "Snoozed until";
    return (
      <>
        {label} {formatDateTimeInline(until, now)}
      </>
    );
  }
  if (!lead.dueAt) return lead.email;
  const due = formatDue(lead.dueAt, now);
  return (
    <span className={`font-semibold ${due.late ? "text-danger" : "text-(--desk-strong)"}`}>
      {due.late
        ? `Reply is ${due.main}`
        : `Reply due ${formatDateTimeInline(new Date(lead.dueAt), now)}`}
    </span>
  );
}
