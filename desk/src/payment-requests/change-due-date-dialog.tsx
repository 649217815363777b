import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useState } from "react";
import { post } from "../api/client.ts";
import { longDay, parseIsoDate } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { getAllowedActions } from "./allowed-actions.ts";
import { InstallmentField } from "./installment-field.tsx";
import { installmentLabelsInline } from "./installment-labels.ts";
import { paymentRequestApiPath } from "./use-payment-request-actions.ts";

interface ChangeDueDateDialogProps {
  paymentRequest: PaymentRequestDetail;
  onClose: () => void;
}

export function ChangeDueDateDialog({ paymentRequest, onClose }: ChangeDueDateDialogProps) {
  const { reschedulableInstallments: installments } = getAllowedActions(paymentRequest);
  const [installmentId, setInstallmentId] = useState(installments[0]?.id);
  const installment = installments.find(({ id }) => id === installmentId);
  if (!installment) return null;
  return (
    <FormDialog
      title="Change due date"
      submitLabel="Change due date"
      onSubmit={(getValue) =>
        post(`${paymentRequestApiPath(paymentRequest)}/due-date`, {
          revision: paymentRequest.revision,
          installment: installment.id,
          dueOn: getValue("dueOn"),
        })
      }
      onSuccess={(_, getValue) => {
        const name = installmentLabelsInline[installment.kind];
        showToast(`Due date of the ${name} changed to ${longDay(parseIsoDate(getValue("dueOn")))}`);
      }}
      onClose={onClose}
    >
      <InstallmentField
        installments={installments}
        value={installmentId}
        onChange={setInstallmentId}
      />
      <Field
        key={installment.id}
        label="New due date"
        name="dueOn"
        type="date"
        required
        defaultValue={installment.dueOn}
        hint="The client won’t be notified. Reminders use the new date."
        data-autofocus
      />
    </FormDialog>
  );
}
