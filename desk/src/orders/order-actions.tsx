import type { OrderDetail } from "@agency/contract/api/desk";
import {
  Ban,
  Ellipsis,
  KeyRound,
  Lock,
  LockOpen,
  Mail,
  MessageSquare,
  Pencil,
  Undo2,
} from "lucide";
import { focusNoteField } from "../history/note-form.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import type { DialogName } from "./order-dialogs.tsx";
import type { OrderCalls } from "./use-order-actions.ts";

/** Money is there for it, perhaps not all of it any more. */
const isPaid = ({ state }: OrderDetail) => state === "paid" || state === "part_refunded";

/** The one next step, where there is one. */
export function MainAction({ order, calls }: { order: OrderDetail; calls: OrderCalls }) {
  if (order.state === "claimed")
    return (
      <Button className="btn-main" busy={calls.busy} onClick={calls.deliver}>
        <Icon icon={KeyRound} />
        Payment received: deliver
      </Button>
    );
  if (!isPaid(order) || !order.email)
    return (
      <button type="button" className="btn only-phone" onClick={focusNoteField}>
        <Icon icon={MessageSquare} />
        Add a note
      </button>
    );
  return (
    <Button busy={calls.busy} onClick={calls.resend}>
      <Icon icon={Mail} />
      Resend mail
    </Button>
  );
}

interface OrderMoreProps {
  order: OrderDetail;
  calls: OrderCalls;
  onAsk: (question: DialogName) => void;
}

export function OrderMenu({ order, calls, onAsk }: OrderMoreProps) {
  const { state, accessEnded, lines, refundable } = order;
  const hasFile = lines.some(({ file }) => file);
  const paid = isPaid(order);
  const isKnown = paid || state === "refunded";
  if (!isKnown && state !== "claimed") return null;
  return (
    <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
      {(paid || state === "claimed") && order.email && (
        <MenuItem icon={Pencil} onClick={() => onAsk("email")}>
          Change email…
        </MenuItem>
      )}
      <MenuItem icon={MessageSquare} onClick={focusNoteField}>
        Add a note
      </MenuItem>
      {refundable && refundable.cents > 0 && !refundable.not && (
        <MenuItem icon={Undo2} onClick={() => onAsk("refund")}>
          {refundable.by === "manual" ? "Note a refund by hand…" : "Refund…"}
        </MenuItem>
      )}
      {hasFile && accessEnded && (
        <MenuItem icon={LockOpen} onClick={calls.openAccess}>
          Open access again
        </MenuItem>
      )}
      {isKnown && hasFile && !accessEnded && (
        <>
          <hr />
          <MenuItem icon={Lock} bad onClick={() => onAsk("end-access")}>
            End access…
          </MenuItem>
        </>
      )}
      {state === "claimed" && (
        <>
          <hr />
          <MenuItem icon={Ban} bad onClick={() => onAsk("cancel")}>
            Cancel order…
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
