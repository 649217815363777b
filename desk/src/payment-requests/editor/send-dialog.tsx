import { agency } from "@agency/contract/agency";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import {
  CalendarClock as CalendarClockIcon,
  CircleDollarSign as CircleDollarSignIcon,
  Link as LinkIcon,
  Mail as MailIcon,
  Send as SendIcon,
} from "lucide";
import { FormDialog } from "../../ui/form-dialog.tsx";
import type { IconType } from "../../ui/icon.tsx";
import { Outcome, Outcomes } from "../../ui/outcomes.tsx";
import { formatRelativeDay } from "../format-relative-day.ts";
import { getFirstDueDate } from "./due-date.ts";
import { type FormValues, formTotals, getClientFirstName } from "./form.ts";

export interface SendDialogProps {
  form: FormValues;
  version: number;
  send: () => Promise<PaymentRequestDetail>;
  /** Receives the payment request as stored, which was not sent if there was an edit conflict. */
  onResponse: (response: PaymentRequestDetail) => void;
  onClose: () => void;
}

export function SendDialog({ form, version, send, onResponse, onClose }: SendDialogProps) {
  const clientFirstName = getClientFirstName(form.name);
  return (
    <FormDialog
      title={
        version > 1
          ? `Send version ${version} to ${clientFirstName}?`
          : `Send to ${clientFirstName}?`
      }
      size="normal"
      cancelLabel="Keep editing"
      submitIcon={SendIcon}
      submitLabel={`Send request for ${formatUsd(formTotals(form).totalCents)}`}
      onSubmit={send}
      onSuccess={onResponse}
      onClose={onClose}
    >
      <Outcomes>
        {describeOutcomes(form, version).map(([icon, text]) => (
          <Outcome key={text} icon={icon}>
            {text}
          </Outcome>
        ))}
      </Outcomes>
    </FormDialog>
  );
}

function describeOutcomes(form: FormValues, version: number): [IconType, string][] {
  const { terms } = form;
  const firstVersionPrefix = `${terms === "net15" ? "Payment request" : "A proposal"} from ${agency.name}`;
  const subjectPrefix = version > 1 ? "Updated" : firstVersionPrefix;
  return [
    [
      MailIcon,
      `${form.email.trim()} gets an email, “${subjectPrefix}: ${form.title.trim()}”, with a private link.`,
    ],
    [CircleDollarSignIcon, describePayments(form)],
    version > 1
      ? [LinkIcon, "The client’s link opens the new version, marked as updated."]
      : [CalendarClockIcon, describeReminders(terms)],
  ];
}

function describePayments(form: FormValues) {
  const { firstPaymentCents, balanceCents, totalCents } = formTotals(form);
  const dueOn = getFirstDueDate(form, new Date());
  const due = dueOn ? `. Payment is due ${formatRelativeDay(dueOn)}` : "";
  switch (form.terms) {
    case "deposit":
      return `The client can pay ${formatUsd(firstPaymentCents)} after accepting${due}. The balance of ${formatUsd(balanceCents)} is due after you mark the project as delivered.`;
    case "upfront":
      return `The client can pay ${formatUsd(totalCents)} after accepting${due}.`;
    case "net15":
      return `The client can pay ${formatUsd(totalCents)} right away${due}.`;
  }
}

const describeReminders = (terms: FormValues["terms"]) =>
  terms === "net15"
    ? "We send reminders before and after the due date until the request is paid."
    : "The client has 30 days to accept. We send reminders before and after the due date until the request is paid.";
