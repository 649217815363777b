import type { OrderDetail } from "@agency/contract/api/desk";
import {
  Ban,
  Ellipsis,
  FileText,
  KeyRound,
  Lock,
  LockOpen,
  Mail,
  MessageSquare,
  Pencil,
  Send,
  Undo2,
} from "lucide";
import { focusNoteField } from "../history/note-form.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { isPaid } from "./is-paid.ts";
import type { DialogName } from "./order-dialogs.tsx";
import { focusEvidenceField } from "./respond-to-dispute.tsx";
import type { OrderActions } from "./use-order-actions.ts";

/** The dispute that an owner can respond to. */
export const findRespondableDispute = ({ disputes }: OrderDetail) =>
  disputes.find(({ canRespond }) => canRespond);

/** The most likely next step in the current state. */
export function MainAction({ order, actions }: { order: OrderDetail; actions: OrderActions }) {
  const dispute = findRespondableDispute(order);
  if (dispute)
    return (
      <button type="button" className="btn" onClick={() => focusEvidenceField(dispute)}>
        <Icon icon={FileText} />
        Review evidence
      </button>
    );
  if (order.state === "claimed")
    return (
      <Button className="btn-primary" busy={actions.isPending} onClick={actions.confirmPayment}>
        <Icon icon={KeyRound} />
        Confirm payment
      </Button>
    );
  if (!isPaid(order) || !order.email)
    return (
      <button type="button" className="btn mobile-only" onClick={focusNoteField}>
        <Icon icon={MessageSquare} />
        Add a note
      </button>
    );
  return (
    <Button busy={actions.isPending} onClick={actions.resendEmail}>
      <Icon icon={Mail} />
      Resend email
    </Button>
  );
}

interface RefundButtonProps {
  order: OrderDetail;
  onClick: () => void;
}

export function RefundButton({ order: { refundable }, onClick }: RefundButtonProps) {
  if (!refundable || refundable.cents <= 0 || refundable.blockedReason) return null;
  return (
    <button type="button" className="btn" onClick={onClick}>
      <Icon icon={Undo2} />
      {refundable.refundMethod === "manual" ? "Record refund…" : "Refund…"}
    </button>
  );
}

interface OrderMenuProps {
  order: OrderDetail;
  actions: OrderActions;
  onOpenDialog: (dialog: DialogName) => void;
}

export function OrderMenu({ order, actions, onOpenDialog }: OrderMenuProps) {
  const { state, hasAccessEnded, lines } = order;
  const hasFile = lines.some(({ file }) => file);
  const isClaimed = state === "claimed";
  const wasPaid = isPaid(order) || state === "refunded";
  if (!wasPaid && !isClaimed) return null;
  return (
    <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
      {order.email && (
        <MenuItem icon={Send} onClick={() => onOpenDialog("email-buyer")}>
          Email buyer…
        </MenuItem>
      )}
      {(isPaid(order) || isClaimed) && order.email && (
        <MenuItem icon={Pencil} onClick={() => onOpenDialog("change-email")}>
          Change email…
        </MenuItem>
      )}
      <MenuItem icon={MessageSquare} onClick={focusNoteField}>
        Add a note
      </MenuItem>
      {isPaid(order) && order.email && findRespondableDispute(order) && (
        <MenuItem icon={Mail} onClick={actions.resendEmail}>
          Resend email
        </MenuItem>
      )}
      {hasFile && hasAccessEnded && (
        <MenuItem icon={LockOpen} onClick={actions.restoreAccess}>
          Restore access
        </MenuItem>
      )}
      {wasPaid && hasFile && !hasAccessEnded && (
        <>
          <hr />
          <MenuItem icon={Lock} isDestructive onClick={() => onOpenDialog("revoke-access")}>
            Revoke access…
          </MenuItem>
        </>
      )}
      {isClaimed && (
        <>
          <hr />
          <MenuItem icon={Ban} isDestructive onClick={() => onOpenDialog("cancel")}>
            Cancel order…
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
