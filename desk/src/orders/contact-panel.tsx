import { Check as CheckIcon, Mail as MailIcon } from "lucide";
import { longDay, parseIsoDate } from "../format/time.ts";
import { Button } from "../ui/button.tsx";
import { DaysLeft } from "../ui/days-left.tsx";
import { Icon } from "../ui/icon.tsx";
import type { OrderActions } from "./use-order-actions.ts";

interface ContactPanelProps {
  contactBy: string;
  actions: OrderActions;
  onEmail: () => void;
}

/** The receipt promised the buyer an email from an owner. */
export const ContactPanel = ({ contactBy, ...props }: ContactPanelProps) => (
  <section className="panel panel-pad grid gap-3.5">
    <div>
      <h2 className="text-[1.25rem]!">Email the buyer by {longDay(parseIsoDate(contactBy))}</h2>
      <DaysLeft date={contactBy} />
    </div>
    <p>{contactText}</p>
    <ContactActions {...props} />
  </section>
);

export const contactText =
  "The receipt promised an email from you within one business day. Confirm the project and agree on the next steps.";

export const ContactActions = ({ actions, onEmail }: Omit<ContactPanelProps, "contactBy">) => (
  <div className="btn-group">
    <button type="button" className="btn btn-primary" onClick={onEmail}>
      <Icon icon={MailIcon} size={18} />
      Email buyer…
    </button>
    <Button busy={actions.isPending} onClick={actions.markContacted}>
      <Icon icon={CheckIcon} />
      Mark as contacted
    </Button>
  </div>
);
