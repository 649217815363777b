import type { OrderDetail } from "@agency/contract/api/desk";
import { Check as CheckIcon, Mail as MailIcon } from "lucide";
import { mailTo } from "../format/mailto.ts";
import { longDay, parseIsoDate } from "../format/time.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { OrderActions } from "./use-order-actions.ts";

interface ContactPanelProps {
  order: OrderDetail;
  contactBy: string;
  actions: OrderActions;
}

/** The receipt promised the buyer an email from an owner. */
export const ContactPanel = ({ order, contactBy, actions }: ContactPanelProps) => (
  <section className="panel panel-pad grid gap-3.5">
    <h2 className="text-[1.25rem]!">Email the buyer by {longDay(parseIsoDate(contactBy))}</h2>
    <p>{contactText}</p>
    <ContactActions order={order} actions={actions} />
  </section>
);

export const contactText =
  "The receipt promised an email from you within one business day. Confirm the project and agree on the next steps.";

export const ContactActions = ({ order, actions }: Omit<ContactPanelProps, "contactBy">) => (
  <div className="btn-group">
    <a className="btn btn-primary" href={mailTo(order.email, `Your order ${order.number}`)}>
      <Icon icon={MailIcon} size={18} />
      Email buyer
    </a>
    <Button busy={actions.isPending} onClick={actions.markContacted}>
      <Icon icon={CheckIcon} />
      Mark as contacted
    </Button>
  </div>
);
