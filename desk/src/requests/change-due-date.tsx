import type { PaymentRequestDetail } from "@agency/contract/requests";
import { post } from "../api/client.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { longDay, noonOf } from "../ui/time.ts";
import { showToast } from "../ui/toasts.ts";
import { getAllowedActions } from "./abilities.ts";
import { installmentTitles } from "./instalment-words.ts";
import { InstallmentField } from "./pick-instalment.tsx";
import { paymentRequestPath } from "./use-request-calls.ts";

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
