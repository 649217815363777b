import type { LeadDetail } from "@agency/contract/api/desk";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useLoaded } from "../../api/load.ts";
import { Editor } from "./editor.tsx";
import { emptyForm } from "./form.ts";
import { ReadOnlyScreen } from "./read-only-screen.tsx";

/** Starts with the lead's name and email when it is opened from a lead. */
export function NewPaymentRequest() {
  const loaded = useLoaded<LeadDetail | undefined>();
  const lead = loaded.data;
  const initialForm = lead
    ? { ...emptyForm, name: lead.name === lead.email ? "" : lead.name, email: lead.email }
    : emptyForm;
  const storageId = lead ? `new for lead ${lead.id}` : "new";
  return (
    <Editor
      key={storageId}
      loaded={loaded}
      initialStorageId={storageId}
      leadId={lead?.id}
      initialForm={initialForm}
    />
  );
}

/** Edits a draft, or a new version of a sent payment request. */
export function EditPaymentRequest() {
  const loaded = useLoaded<PaymentRequestDetail>();
  const paymentRequest = loaded.data;
  const { number, state, paidCents } = paymentRequest;
  if (state === "void" || paidCents > 0) return <ReadOnlyScreen paymentRequest={paymentRequest} />;
  return (
    <Editor
      key={number}
      loaded={loaded}
      initialStorageId={number}
      paymentRequest={paymentRequest}
      initialForm={emptyForm}
    />
  );
}
