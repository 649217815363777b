import type { PaymentRequestDetail } from "@agency/contract/requests";
import { post } from "../api/client.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { longDay, noonOf } from "../ui/time.ts";
import { showToast } from "../ui/toasts.ts";
import { abilitiesOf } from "./abilities.ts";
import { instalmentTitles } from "./instalment-words.ts";
import { PickInstalment } from "./pick-instalment.tsx";
import { pathOf } from "./use-request-calls.ts";

interface ChangeDueDateProps {
  request: PaymentRequestDetail;
  onClose: () => void;
}

export function ChangeDueDate({ request, onClose }: ChangeDueDateProps) {
  const { datable } = abilitiesOf(request);
  const chosen = (typed: (name: string) => string) =>
    datable.find(({ id }) => String(id) === typed("instalment")) ?? datable[0];
  return (
    <FormDialog
      title="Change the due date"
      yes="Change the date"
      send={(typed) =>
        post(`${pathOf(request)}/due-date`, {
          revision: request.revision,
          instalment: chosen(typed)?.id,
          dueOn: typed("day"),
        })
      }
      onSent={(_, typed) => {
        const one = chosen(typed);
        const what = one ? instalmentTitles[one.kind] : "It";
        showToast(`${what} now due ${longDay(noonOf(typed("day")))}`);
      }}
      onClose={onClose}
    >
      <PickInstalment among={datable} />
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
