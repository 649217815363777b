import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import {
  Ban,
  Bell,
  BellOff,
  CalendarDays,
  CircleDollarSign,
  Copy,
  Ellipsis,
  ExternalLink,
  Link2,
  MessageSquare,
  PackageCheck,
  Pencil,
} from "lucide";
import { useNavigate } from "react-router";
import { focusNoteField } from "../history/note-form.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { getAllowedActions } from "./allowed-actions.ts";
import type { DialogName } from "./payment-request-dialogs.tsx";
import type { RequestCalls } from "./use-payment-request-actions.ts";

interface RequestMoreProps {
  request: PaymentRequestDetail;
  calls: RequestCalls;
  onAsk: (question: DialogName) => void;
}

export function PaymentRequestMenu({ request, calls, onAsk }: RequestMoreProps) {
  const navigate = useNavigate();
  const can = getAllowedActions(request);
  const { payUrl, remindersOff, number, state } = request;
  const items = [
    can.live && payUrl && (
      <MenuItem key="see" icon={ExternalLink} onClick={() => open(payUrl, "_blank", "noopener")}>
        See it as the client
      </MenuItem>
    ),
    can.correct && (
      <MenuItem key="correct" icon={Pencil} onClick={() => navigate(`/requests/${number}/edit`)}>
        Correct it…
      </MenuItem>
    ),
    can.deliver && (
      <MenuItem key="deliver" icon={PackageCheck} onClick={() => onAsk("deliver")}>
        Delivered…
      </MenuItem>
    ),
    can.unpaid.length > 0 && (
      <MenuItem key="payment" icon={CircleDollarSign} onClick={() => onAsk("payment")}>
        Note a payment by hand…
      </MenuItem>
    ),
    can.datable.length > 0 && (
      <MenuItem key="due" icon={CalendarDays} onClick={() => onAsk("due")}>
        Change the due date…
      </MenuItem>
    ),
    can.live && (
      <MenuItem
        key="reminders"
        icon={remindersOff ? Bell : BellOff}
        onClick={() => calls.setReminders(!remindersOff)}
      >
        {remindersOff ? "Remind again" : "Stop reminding"}
      </MenuItem>
    ),
    <MenuItem key="duplicate" icon={Copy} onClick={calls.duplicate}>
      Duplicate
    </MenuItem>,
    <MenuItem key="note" icon={MessageSquare} onClick={focusNoteField}>
      Add a note
    </MenuItem>,
    can.live && <hr key="line" />,
    can.live && (
      <MenuItem key="link" icon={Link2} bad onClick={() => onAsk("link")}>
        Replace the link…
      </MenuItem>
    ),
    (can.live || state === "draft") && (
      <MenuItem key="void" icon={Ban} bad onClick={() => onAsk("void")}>
        Make it void…
      </MenuItem>
    ),
  ];
  return (
    <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
      {items}
    </Menu>
  );
}
