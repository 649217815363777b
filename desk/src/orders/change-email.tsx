import type { OrderDetail } from "@agency/contract/desk";
import { post } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Problem } from "../ui/notice.tsx";
import { showToast } from "../ui/toasts.ts";

/** For an address with a typing error: the mail goes out again, and links to the old address die. */
export function ChangeEmail({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { run, busy, problem } = useCall();
  async function change(fields: FormData) {
    const path = `/orders/${encodeURIComponent(order.number)}/email`;
    if (!(await run(() => post(path, { email: String(fields.get("email")).trim() })))) return;
    onClose();
    showToast("Address changed, mail on its way");
  }
  return (
    <Dialog
      title="Change the e-mail"
      size="small"
      withClose={false}
      onClose={onClose}
      onSubmit={change}
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Leave it
          </button>
          <Button type="submit" className="btn-main" busy={busy}>
            Change and send
          </Button>
        </>
      }
    >
      <Field
        label="New address"
        name="email"
        type="email"
        required
        autoComplete="off"
        defaultValue={order.email}
        hint={`Was ${order.email}`}
        data-first
      />
      <p className="fine">
        The mail goes there at once. Links mailed to the old address stop working.
      </p>
      <Problem text={problem} />
    </Dialog>
  );
}
