import type { LeadDetail } from "@agency/contract/api/desk";
import { Ban, Ellipsis, MessageSquare, Receipt } from "lucide";
import { useNavigate } from "react-router";
import { focusNoteField } from "../history/note-form.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { newPaymentRequestPath } from "./new-payment-request-path.ts";
import { SnoozeItems } from "./snooze-menu.tsx";
import type { LeadActionHandlers } from "./use-lead-actions.ts";

interface LeadMenuProps {
  lead: LeadDetail;
  actions: LeadActionHandlers;
  onPickDate: () => void;
}

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
