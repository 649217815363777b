import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useState } from "react";
import { post } from "../api/client.ts";
import { PaymentMethodField } from "../orders/payment-method-field.tsx";
import { showToast } from "../stores/toasts.ts";
import { FormDialog } from "../ui/form-dialog.tsx";
import { getAllowedActions } from "./allowed-actions.ts";
import { InstallmentField } from "./installment-field.tsx";
import { installmentLabelsInline } from "./installment-labels.ts";
import { paymentRequestApiPath } from "./use-payment-request-actions.ts";

interface RecordPaymentDialogProps {
  paymentRequest: PaymentRequestDetail;
  onClose: () => void;
}

/** Records a payment that an owner received outside the site. The client gets a receipt. */
export function RecordPaymentDialog({ paymentRequest, onClose }: RecordPaymentDialogProps) {
  const { recordableInstallments: installments } = getAllowedActions(paymentRequest);
  const [installmentId, setInstallmentId] = useState(installments[0]?.id);
  const installment = installments.find(({ id }) => id === installmentId);
  const { client: clientDisplayName, content } = paymentRequest;
  if (!installment) return null;
  const amount = formatUsd(installment.cents);
  return (
    <FormDialog
      title="Record payment"
      size="normal"
      submitIcon={KeyRoundIcon}
      submitLabel={`Record ${amount}`}
      onSubmit={(getValue) =>
        post(`${paymentRequestApiPath(paymentRequest)}/payments`, {
          revision: paymentRequest.revision,
          installment: installment.id,
          cents: installment.cents,
          method: getValue("method") === "venmo" ? "venmo" : "manual",
        })
      }
      onSuccess={() => showToast(`Recorded ${amount} from ${clientDisplayName}`)}
      onClose={onClose}
    >
      <p>
        Record the {installmentLabelsInline[installment.kind]} of <b>{amount}</b> after you receive
        it. The amount can’t be changed here. {content.client.email} gets a receipt.
      </p>
      <InstallmentField
        installments={installments}
        value={installmentId}
        onChange={setInstallmentId}
      />
      <PaymentMethodField />
    </FormDialog>
  );
}
