import { agency } from "@agency/contract/agency";
import type { LeadDetail } from "@agency/contract/api/desk";
import {
  Ban,
  Check as CheckIcon,
  Ellipsis,
  Mail as MailIcon,
  MessageSquare,
  Receipt,
} from "lucide";
import { useNavigate } from "react-router";
import { mailTo } from "../format/mailto.ts";
import { focusNoteField } from "../history/note-form.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { SnoozeItems } from "./snooze-menu.tsx";
import type { LeadActionHandlers } from "./use-lead-actions.ts";

interface LeadActionsProps {
  lead: LeadDetail;
  actions: LeadActionHandlers;
}

/** The subject of replies by email. */
export const replySubject = `Your message to ${agency.name}`;

export function LeadActions({ lead, actions }: LeadActionsProps) {
  return (
    <>
      <a className="btn btn-primary" href={mailTo(lead.replyTo, replySubject)}>
        <Icon icon={MailIcon} />
        Reply by email
      </a>
      {lead.state === "new" && (
        <Button busy={actions.isPending} onClick={actions.markAnswered}>
          <Icon icon={CheckIcon} />
          Mark as answered
        </Button>
      )}
    </>
  );
}

interface LeadMenuProps extends LeadActionsProps {
  onPickDate: () => void;
}

/** The editor prefills the lead's name and email. */
export const newPaymentRequestPath = ({ id }: LeadDetail) => `/payment-requests/new?lead=${id}`;

/** The other actions, on phones. */
export function LeadMenu({ lead, actions, onPickDate }: LeadMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
      <MenuItem icon={Receipt} onClick={() => navigate(newPaymentRequestPath(lead))}>
        Create payment request
      </MenuItem>
      <hr />
      <SnoozeItems lead={lead} actions={actions} onPickDate={onPickDate} />
      <hr />
      <MenuItem icon={MessageSquare} onClick={focusNoteField}>
        Add a note
      </MenuItem>
      {lead.state !== "spam" && (
        <MenuItem icon={Ban} isDestructive onClick={() => actions.mark("spam")}>
          Mark as spam
        </MenuItem>
      )}
    </Menu>
  );
}
