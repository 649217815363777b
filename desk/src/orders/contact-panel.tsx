import type { OrderDetail } from "@agency/contract/api/desk";
import { Check as CheckIcon, Mail as MailIcon } from "lucide";
import { mailTo } from "../format/mailto.ts";
import { longDay, noonOf } from "../format/time.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { OrderCalls } from "./use-order-actions.ts";

interface ContactPanelProps {
  order: OrderDetail;
  contactBy: string;
  calls: OrderCalls;
}

/** The receipt promised the buyer an email from an owner. */
export function ContactPanel({ order, contactBy, calls }: ContactPanelProps) {
  return (
    <section className="panel panel-pad grid gap-3.5">
      <h2 className="text-[1.25rem]!">Write to the buyer by {longDay(noonOf(contactBy))}</h2>
      <p>
        The receipt promised an email from you within one business day. Confirm the project and
        agree on how it starts.
      </p>
      <div className="btns">
        <a className="btn btn-main" href={mailTo(order.email, `Your order ${order.number}`)}>
          <Icon icon={MailIcon} size={18} />
          Write an email
        </a>
        <Button busy={calls.busy} onClick={calls.markContacted}>
          <Icon icon={CheckIcon} />
          Mark as written
        </Button>
      </div>
    </section>
  );
}
