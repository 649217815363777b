import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { post } from "../api/client.ts";
import { longDay, noonOf } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { getAllowedActions } from "./allowed-actions.ts";
import { InstallmentField } from "./installment-field.tsx";
import { installmentTitles } from "./installment-labels.ts";
import { paymentRequestPath } from "./use-payment-request-actions.ts";

interface ChangeDueDateProps {
  request: PaymentRequestDetail;
  onClose: () => void;
}

export function ChangeDueDate({ request, onClose }: ChangeDueDateProps) {
  const { datable } = getAllowedActions(request);
  const chosen = (typed: (name: string) => string) =>
    datable.find(({ id }) => String(id) === typed("instalment")) ?? datable[0];
  return (
    <FormDialog
      title="Change the due date"
      yes="Change the date"
      send={(typed) =>
        post(`${paymentRequestPath(request)}/due-date`, {
          revision: request.revision,
          instalment: chosen(typed)?.id,
          dueOn: typed("day"),
        })
      }
      onSent={(_, typed) => {
        const one = chosen(typed);
        const what = one ? installmentTitles[one.kind] : "It";
        showToast(`${what} now due ${longDay(noonOf(typed("day")))}`);
      }}
      onClose={onClose}
    >
      <InstallmentField among={datable} />
      <Field
        label="New day"
        name="day"
        type="date"
        required
        defaultValue={datable[0]?.dueOn}
        hint="The client is not told by us. Reminders follow the new day."
        data-first
      />
    </FormDialog>
  );
}
