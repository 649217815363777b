import type { OrderResponse } from "@agency/contract/api/orders";
import { setUpdateEmails } from "#app/api-client/orders.ts";
import { useSubmit } from "#app/sections/use-submit.tsx";

interface UpdateEmailsProps {
  order: OrderResponse;
  token: string;
  show: (order: OrderResponse) => void;
}

/** Lets the buyer of a template stop and restart the emails about new versions. */
export function UpdateEmails({ order, token, show }: UpdateEmailsProps) {
  const { isSending, send, alert } = useSubmit();
  const isOn = order.updateEmails;
  if (isOn === undefined) return null;
  const change = () => send(() => setUpdateEmails(token, !isOn).then(show));
  return (
    <section aria-labelledby="updates-title" className="print:hidden">
      <h2 id="updates-title" className="text-h3">
        New versions
      </h2>
      <p role="status" className="mt-3">
        {isOn
          ? `We email ${order.email} when there is a new version of your template.`
          : `You get no emails about new versions. This page always has the newest one.`}
      </p>
      {alert}
      <button type="button" className="link mt-2" onClick={change} disabled={isSending}>
        {isOn ? "Stop these emails" : "Email me about new versions"}
      </button>
    </section>
  );
}
