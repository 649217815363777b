import type { LeadDetail } from "@agency/contract/api/desk";
import { Check as CheckIcon } from "lucide";
import { useState } from "react";
import { ReplyForm } from "../../leads/reply-form.tsx";
import { SnoozeDateDialog } from "../../leads/snooze-date-dialog.tsx";
import { SnoozeMenu } from "../../leads/snooze-menu.tsx";
import { useLeadActions } from "../../leads/use-lead-actions.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNotice } from "../../ui/notice.tsx";
import type { ItemProps } from "./item-props.ts";

/** The message with a reply box. */
export function LeadItem({ entry, record: lead, hasFocus, onDone }: ItemProps<LeadDetail>) {
  const actions = useLeadActions(lead);
  const [isPickingDate, setIsPickingDate] = useState(false);
  const finish = (action: () => Promise<boolean>) => async () => {
    if (await action()) onDone();
  };
  return (
    <>
      <p className="quoted-message">{lead.message}</p>
      <ReplyForm lead={lead} hasFocus={hasFocus} onSent={onDone}>
        {entry.lead?.isUnanswered ? (
          <Button busy={actions.isPending} onClick={finish(actions.recordResponse)}>
            <Icon icon={CheckIcon} />
            They responded
          </Button>
        ) : (
          lead.state === "new" && (
            <Button busy={actions.isPending} onClick={finish(actions.markAnswered)}>
              <Icon icon={CheckIcon} />
              Mark as answered
            </Button>
          )
        )}
        <SnoozeMenu lead={lead} actions={actions} onPickDate={() => setIsPickingDate(true)} />
      </ReplyForm>
      <ErrorNotice text={actions.error} />
      {isPickingDate && (
        <SnoozeDateDialog actions={actions} onClose={() => setIsPickingDate(false)} />
      )}
    </>
  );
}
