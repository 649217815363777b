import type { OrderDetail } from "@agency/contract/desk";
import { Ban, Ellipsis, Lock, LockOpen, Mail, MessageSquare, Pencil } from "lucide";
import { writeNote } from "../history/note-form.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import type { Question } from "./order-question.tsx";
import type { OrderCalls } from "./use-order-calls.ts";

/** The one next step, where there is one. */
export function MainAction({ order, calls }: { order: OrderDetail; calls: OrderCalls }) {
  if (order.state === "claimed")
    return (
      <Button className="btn-main" busy={calls.busy} onClick={calls.deliver}>
        Payment received: deliver
      </Button>
    );
  if (order.state !== "paid")
    return (
      <button type="button" className="btn only-phone" onClick={writeNote}>
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
  onAsk: (question: Question) => void;
}

export function OrderMore({ order, calls, onAsk }: OrderMoreProps) {
  const { state, accessEnded, lines } = order;
  const hasFile = lines.some(({ file }) => file);
  if (state !== "paid" && state !== "claimed") return null;
  return (
    <Menu label="More actions" className="btn-icon" button={<Icon icon={Ellipsis} />}>
      {state === "paid" && (
        <MenuItem icon={Pencil} onClick={() => onAsk("email")}>
          Change e-mail…
        </MenuItem>
      )}
      <MenuItem icon={MessageSquare} onClick={writeNote}>
        Add a note
      </MenuItem>
      {state === "paid" && hasFile && accessEnded && (
        <MenuItem icon={LockOpen} onClick={calls.openAccess}>
          Open access again
        </MenuItem>
      )}
      {state === "paid" && hasFile && !accessEnded && (
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
