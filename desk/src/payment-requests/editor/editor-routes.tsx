import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useLoaded } from "../../api/load.ts";
import type { NewPaymentRequestSource } from "../load-payment-requests.ts";
import { Editor } from "./editor.tsx";
import { emptyForm, toCopy } from "./form.ts";
import { ReadOnlyScreen } from "./read-only-screen.tsx";

/** Starts with the name and email of a lead, or with the content of another payment request. */
export function NewPaymentRequest() {
  const loaded = useLoaded<NewPaymentRequestSource>();
  const { lead, original } = loaded.data;
  const storageId = lead
    ? `new for lead ${lead.id}`
    : original
      ? `copy of ${original.number}`
      : "new";
  return (
    <Editor
      key={storageId}
      loaded={loaded}
      initialStorageId={storageId}
      leadId={lead?.id}
      originalNumber={original?.number}
      initialForm={getInitialForm(loaded.data)}
    />
  );
}

function getInitialForm({ lead, original }: NewPaymentRequestSource) {
  if (original) return toCopy(original.content);
  if (!lead) return emptyForm;
  return { ...emptyForm, name: lead.name === lead.email ? "" : lead.name, email: lead.email };
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
