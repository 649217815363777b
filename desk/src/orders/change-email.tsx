import type { OrderDetail } from "@agency/contract/desk";
import { KeyRound } from "lucide";
import { post } from "../api/client.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { showToast } from "../ui/toasts.ts";

/** For an address with a typing error: the mail goes out again, and links to the old address die. */
export function ChangeEmail({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const path = `/orders/${encodeURIComponent(order.number)}/email`;
  return (
    <FormDialog
      title="Change the e-mail"
      yes={
        <>
          <Icon icon={KeyRound} />
          Change and send
        </>
      }
      send={(typed) => post(path, { email: typed("email") })}
      onSent={() => showToast("Address changed, mail on its way")}
      onClose={onClose}
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
    </FormDialog>
  );
}
