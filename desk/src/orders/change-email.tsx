import type { OrderDetail } from "@agency/contract/api/desk";
import { KeyRound } from "lucide";
import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Icon } from "../ui/icon.tsx";

/** What a claim's buyer gets is sent only once an owner has found the payment. */
const words = {
  claimed: {
    yes: "Change email",
    done: "Email changed",
    note: "The download or receipt goes there once you confirm the payment. The link to the order page that the buyer has stops working.",
  },
  paid: {
    yes: "Change and send",
    done: "Address changed, email on its way",
    note: "The download or receipt is sent there at once. Links sent to the old address stop working.",
  },
};

/** For an address with a typing error. */
export function ChangeEmail({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const path = `/orders/${encodeURIComponent(order.number)}/email`;
  const { yes, done, note } = words[order.state === "claimed" ? "claimed" : "paid"];
  return (
    <FormDialog
      title="Change the email"
      yes={
        <>
          <Icon icon={KeyRound} />
          {yes}
        </>
      }
      send={(typed) => post(path, { email: typed("email") })}
      onSent={() => showToast(done)}
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
      <p className="fine">{note}</p>
    </FormDialog>
  );
}
