import type { LeadDetail } from "@agency/contract/api/desk";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useLoaded } from "../../api/load.ts";
import { Editor } from "./editor.tsx";
import { emptyForm } from "./form.ts";
import { ReadOnlyNotice } from "./read-only-notice.tsx";

/** A new request, for a lead or for nobody yet. */
export function NewPaymentRequest() {
  const loaded = useLoaded<LeadDetail | undefined>();
  const lead = loaded.data;
  const start = lead
    ? { ...emptyForm, name: lead.name === lead.email ? "" : lead.name, email: lead.email }
    : emptyForm;
  const what = lead ? `new for lead ${lead.id}` : "new";
  return <Editor key={what} loaded={loaded} what={what} lead={lead?.id} start={start} />;
}

/** A draft, or a correction of what was sent. */
export function EditPaymentRequest() {
  const loaded = useLoaded<PaymentRequestDetail>();
  const request = loaded.data;
  const { number, state, paidCents } = request;
  if (state === "void" || paidCents > 0) return <ReadOnlyNotice request={request} />;
  return <Editor key={number} loaded={loaded} what={number} request={request} start={emptyForm} />;
}
