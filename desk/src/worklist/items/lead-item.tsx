import type { LeadDetail } from "@agency/contract/api/desk";
import { useState } from "react";
import { ReplyForm } from "../../leads/reply-form.tsx";
import { ResponseButton } from "../../leads/response-button.tsx";
import { SnoozeDateDialog } from "../../leads/snooze-date-dialog.tsx";
import { SnoozeMenu } from "../../leads/snooze-menu.tsx";
import { useLeadActions } from "../../leads/use-lead-actions.ts";
import { ErrorNotice } from "../../ui/notice.tsx";
import type { ItemProps } from "./item-props.ts";

/** The message with a reply box. */
export function LeadItem({ record: lead, hasFocus, onDone }: ItemProps<LeadDetail>) {
  const actions = useLeadActions(lead, onDone);
  const [isPickingDate, setIsPickingDate] = useState(false);
  return (
    <>
      <p className="quoted-message">{lead.message}</p>
      <ReplyForm lead={lead} hasFocus={hasFocus} onSent={onDone}>
        <ResponseButton lead={lead} actions={actions} onDone={onDone} />
        <SnoozeMenu lead={lead} actions={actions} onPickDate={() => setIsPickingDate(true)} />
      </ReplyForm>
      <ErrorNotice text={actions.error} />
      {isPickingDate && (
        <SnoozeDateDialog actions={actions} onClose={() => setIsPickingDate(false)} />
      )}
    </>
  );
}
