import type { OrderDetail } from "@agency/contract/api/desk";
import { KeyRound } from "lucide";
import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

/** Before an owner confirms a claim, there is no email to send again. */
const texts = {
  claimed: {
    submitLabel: "Change email",
    toast: "Email changed",
    hint: "The download or receipt goes to this address after you confirm the payment. The buyer’s current order link stops working.",
  },
  paid: {
    submitLabel: "Change and send",
    toast: "Email changed and message sent",
    hint: "We send the download or receipt to this address now. Links sent to the old address stop working.",
  },
};

interface ChangeEmailProps {
  order: OrderDetail;
  onChanged?: () => void;
  onClose: () => void;
}

export function ChangeEmail({ order, onChanged, onClose }: ChangeEmailProps) {
  const path = `/orders/${encodeURIComponent(order.number)}/email`;
  const { submitLabel, toast, hint } = texts[order.state === "claimed" ? "claimed" : "paid"];
  return (
    <FormDialog
      title="Change email"
      submitIcon={KeyRound}
      submitLabel={submitLabel}
      onSubmit={(getValue) => post(path, { email: getValue("email") })}
      onSuccess={() => {
        showToast(toast);
        onChanged?.();
      }}
      onClose={onClose}
    >
      <Field
        label="New email"
        name="email"
        type="email"
        required
        autoComplete="off"
        defaultValue={order.email}
        hint={`Currently ${order.email}`}
        data-autofocus
      />
      <p className="caption">{hint}</p>
    </FormDialog>
  );
}
