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
import { useNavigate } from "react-router";
import { showToast } from "../../stores/toasts.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { Icon, type IconType } from "../../ui/icon.tsx";
import { formatRelativeDay } from "../due-label.tsx";
import { type Form, firstName, formTotals } from "./form.ts";

interface SendDialogProps {
  form: Form;
  request: PaymentRequestDetail | undefined;
  send: () => Promise<PaymentRequestDetail>;
  onClose: () => void;
}

/** What goes out, to whom, and what they can do with it; then it is sent. */
export function SendDialog({ form, request, send, onClose }: SendDialogProps) {
  const navigate = useNavigate();
  const who = firstName(form.name);
  const version = (request?.version ?? 0) + 1;
  return (
    <FormDialog
      title={version > 1 ? `Send version ${version} to ${who}?` : `Send it to ${who}?`}
      size="normal"
      no="Go on writing"
      yes={
        <>
          <Icon icon={SendIcon} />
          Send {formatUsd(formTotals(form).totalCents)} to {who}
        </>
      }
      send={send}
      onSent={({ number }) => {
        showToast(`Sent to ${who}`);
        navigate(`/requests/${number}`);
      }}
      onClose={onClose}
    >
      <section className="will">
        <h3>What will happen</h3>
        <ol>
          {describeEffects(form, version).map(([icon, words]) => (
            <li key={words}>
              <Icon icon={icon} size={18} />
              <span className="wrap-anywhere">{words}</span>
            </li>
          ))}
        </ol>
      </section>
    </FormDialog>
  );
}

function describeEffects(form: Form, version: number): [IconType, string][] {
  const { nowCents, laterCents, totalCents } = formTotals(form);
  const { terms, dueOn } = form;
  const kind = terms === "net15" ? "Invoice" : "A proposal";
  const subject = version > 1 ? "Changed" : `${kind} from ${agency.name}`;
  const due = dueOn ? `, due ${formatRelativeDay(dueOn)}` : "";
  const money = {
    halves: `${formatUsd(nowCents)} can be paid once it is accepted${due}; ${formatUsd(laterCents)} when you say that it is delivered.`,
    all: `${formatUsd(totalCents)} can be paid once it is accepted${due}.`,
    net15: `${formatUsd(totalCents)} is due 15 days from today, and can be paid at once.`,
  };
  return [
    [
      MailIcon,
      `${form.email.trim()} gets “${subject}: ${form.title.trim()}”, with a private link.`,
    ],
    [CircleDollarSignIcon, money[terms]],
    version > 1
      ? [LinkIcon, "The link they have shows this version from now on, and says so."]
      : [CalendarClockIcon, remindersAfter(terms)],
  ];
}

const remindersAfter = (terms: Form["terms"]) =>
  terms === "net15"
    ? "Reminders go out around the due day, and stop when it is paid."
    : "It can be accepted for 30 days. Reminders go out around the due day, and stop when it is paid.";
