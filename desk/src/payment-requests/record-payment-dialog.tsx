import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useState } from "react";
import { post } from "../api/client.ts";
import { PaymentMethodField } from "../orders/payment-method-field.tsx";
import { showToast } from "../stores/toasts.ts";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { getAllowedActions } from "./allowed-actions.ts";
import { InstallmentField } from "./installment-field.tsx";
import { installmentNames } from "./installment-labels.ts";
import { paymentRequestPath } from "./use-payment-request-actions.ts";

interface NotePaymentProps {
  request: PaymentRequestDetail;
  onClose: () => void;
}

/** Money that came by another way: the owner has seen it, and the client gets a receipt for it. */
export function RecordPaymentDialog({ request, onClose }: NotePaymentProps) {
  const { unpaid } = getAllowedActions(request);
  const [id, setId] = useState(unpaid[0]?.id);
  const chosen = unpaid.find((one) => one.id === id);
  const { client, content } = request;
  if (!chosen) return null;
  const amount = formatUsd(chosen.cents);
  return (
    <FormDialog
      title="Note a payment by hand"
      size="normal"
      yes={
        <>
          <Icon icon={KeyRoundIcon} />
          Note {amount}
        </>
      }
      send={(typed) =>
        post(`${paymentRequestPath(request)}/payments`, {
          instalment: chosen.id,
          cents: chosen.cents,
          method: typed("method") === "venmo" ? "venmo" : "manual",
        })
      }
      onSent={() => showToast(`Noted: ${amount} from ${client}`)}
      onClose={onClose}
    >
      <p>
        For the {installmentNames[chosen.kind]} of <b>{amount}</b>, when you have seen the money. No
        other amount can be noted for it. {content.client.email} gets the receipt.
      </p>
      <InstallmentField among={unpaid} value={id} onChange={setId} />
      <PaymentMethodField />
    </FormDialog>
  );
}
