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
import type { LeadCalls } from "./use-lead-actions.ts";

interface LeadActionsProps {
  lead: LeadDetail;
  calls: LeadCalls;
}

/** What an answer is called in the mail program. */
export const replySubject = `Your message to ${agency.name}`;

/** The next step, and the one that ends it. */
export function LeadActions({ lead, calls }: LeadActionsProps) {
  return (
    <>
      <a className="btn btn-main" href={mailTo(lead.replyTo, replySubject)}>
        <Icon icon={MailIcon} />
        Reply by e-mail
      </a>
      {lead.state === "new" && (
        <Button busy={calls.busy} onClick={calls.answered}>
          <Icon icon={CheckIcon} />
          Answered
        </Button>
      )}
    </>
  );
}

interface LeadMoreProps extends LeadActionsProps {
  onPick: () => void;
}

/** Its name and address are filled in there. */
export const newRequestPath = ({ id }: LeadDetail) => `/requests/new?lead=${id}`;

/** On a phone: the rest. */
export function LeadMenu({ lead, calls, onPick }: LeadMoreProps) {
  const navigate = useNavigate();
  return (
    <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
      <MenuItem icon={Receipt} onClick={() => navigate(newRequestPath(lead))}>
        Write a request
      </MenuItem>
      <hr />
      <SnoozeItems lead={lead} calls={calls} onPick={onPick} />
      <hr />
      <MenuItem icon={MessageSquare} onClick={focusNoteField}>
        Add a note
      </MenuItem>
      {lead.state !== "spam" && (
        <MenuItem icon={Ban} bad onClick={() => calls.mark("spam")}>
          Spam
        </MenuItem>
      )}
    </Menu>
  );
}
