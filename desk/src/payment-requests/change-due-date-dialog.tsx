import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { post } from "../api/client.ts";
import { longDay, parseIsoDate } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { getAllowedActions } from "./allowed-actions.ts";
import { InstallmentField } from "./installment-field.tsx";
import { installmentTitles } from "./installment-labels.ts";
import { paymentRequestApiPath } from "./use-payment-request-actions.ts";

interface ChangeDueDateDialogProps {
  paymentRequest: PaymentRequestDetail;
  onClose: () => void;
}

export function ChangeDueDateDialog({ paymentRequest, onClose }: ChangeDueDateDialogProps) {
  const { reschedulableInstallments: installments } = getAllowedActions(paymentRequest);
  // With a single installment, the form has no field to choose it.
  const findChosen = (getValue: (name: string) => string) =>
    installments.find(({ id }) => String(id) === getValue("installment")) ?? installments[0];
  return (
    <FormDialog
      title="Change due date"
      submitLabel="Change due date"
      onSubmit={(getValue) =>
        post(`${paymentRequestApiPath(paymentRequest)}/due-date`, {
          revision: paymentRequest.revision,
          installment: findChosen(getValue)?.id,
          dueOn: getValue("dueOn"),
        })
      }
      onSuccess={(_, getValue) => {
        const chosen = findChosen(getValue);
        const name = chosen ? installmentTitles[chosen.kind] : "Payment";
        showToast(`${name} due date changed to ${longDay(parseIsoDate(getValue("dueOn")))}`);
      }}
      onClose={onClose}
    >
      <InstallmentField installments={installments} />
      <Field
        label="New due date"
        name="dueOn"
        type="date"
        required
        defaultValue={installments[0]?.dueOn}
        hint="We don’t notify the client. Reminders use the new date."
        data-autofocus
      />
    </FormDialog>
  );
}
