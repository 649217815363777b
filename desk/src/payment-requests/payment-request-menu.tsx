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
import { deliverLabel, getAllowedActions } from "./allowed-actions.ts";
import type { DialogName } from "./payment-request-dialogs.tsx";
import type { PaymentRequestActions } from "./use-payment-request-actions.ts";

interface PaymentRequestMenuProps {
  paymentRequest: PaymentRequestDetail;
  actions: PaymentRequestActions;
  onOpenDialog: (dialog: DialogName) => void;
}

export function PaymentRequestMenu(props: PaymentRequestMenuProps) {
  const { paymentRequest, actions, onOpenDialog } = props;
  const navigate = useNavigate();
  const allowed = getAllowedActions(paymentRequest);
  const { paymentPageUrl, remindersPaused, number, state } = paymentRequest;
  const items = [
    allowed.isOutstanding && paymentPageUrl && (
      <MenuItem
        key="view"
        icon={ExternalLink}
        onClick={() => open(paymentPageUrl, "_blank", "noopener")}
      >
        View payment page
      </MenuItem>
    ),
    allowed.canEditSent && (
      <MenuItem
        key="edit"
        icon={Pencil}
        onClick={() => navigate(`/payment-requests/${number}/edit`)}
      >
        Edit
      </MenuItem>
    ),
    allowed.canMarkDelivered && (
      <MenuItem
        key="mark-delivered"
        icon={PackageCheck}
        onClick={() => onOpenDialog("mark-delivered")}
      >
        {deliverLabel(paymentRequest)}…
      </MenuItem>
    ),
    allowed.recordableInstallments.length > 0 && (
      <MenuItem
        key="record-payment"
        icon={CircleDollarSign}
        onClick={() => onOpenDialog("record-payment")}
      >
        Record payment…
      </MenuItem>
    ),
    allowed.reschedulableInstallments.length > 0 && (
      <MenuItem
        key="change-due-date"
        icon={CalendarDays}
        onClick={() => onOpenDialog("change-due-date")}
      >
        Change due date…
      </MenuItem>
    ),
    allowed.isOutstanding && (
      <MenuItem
        key="reminders"
        icon={remindersPaused ? Bell : BellOff}
        onClick={() => actions.setRemindersPaused(!remindersPaused)}
      >
        {remindersPaused ? "Turn on reminders" : "Turn off reminders"}
      </MenuItem>
    ),
    <MenuItem
      key="duplicate"
      icon={Copy}
      onClick={() => navigate(`/payment-requests/new?copy=${number}`)}
    >
      Duplicate
    </MenuItem>,
    <MenuItem key="note" icon={MessageSquare} onClick={focusNoteField}>
      Add a note
    </MenuItem>,
    allowed.isOutstanding && <hr key="separator" />,
    allowed.isOutstanding && (
      <MenuItem
        key="replace-link"
        icon={Link2}
        isDestructive
        onClick={() => onOpenDialog("replace-link")}
      >
        Replace link…
      </MenuItem>
    ),
    (allowed.isOutstanding || state === "draft") && (
      <MenuItem key="void" icon={Ban} isDestructive onClick={() => onOpenDialog("void")}>
        Void request…
      </MenuItem>
    ),
  ];
  return (
    <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
      {items}
    </Menu>
  );
}
