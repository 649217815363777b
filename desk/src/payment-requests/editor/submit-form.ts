import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { postJson, putJson } from "../../api/client.ts";
import { type Form, isEqual, toContent, toForm } from "./form.ts";

interface NewRequest {
  idempotencyKey: string;
  leadId: number | undefined;
}

interface SavedRequest {
  number: string;
  revision: number;
}

/** The payment request that the form belongs to. */
type Target = NewRequest | SavedRequest;

/** Saves the form as a draft. Returns the sent request if an earlier attempt sent it. */
export async function saveForm(target: Target, form: Form): Promise<PaymentRequestDetail> {
  if (!("number" in target)) {
    const created = await create(target, form);
    const needsUpdate = created.state === "draft" && !hasSameContent(form, created);
    return needsUpdate ? saveForm(created, form) : created;
  }
  const { number, revision } = target;
  return putJson(`/payment-requests/${number}`, { revision, content: toContent(form) });
}

/** Sends the form. If an earlier attempt already sent the new request, returns that request. */
export async function sendForm(target: Target, form: Form): Promise<PaymentRequestDetail> {
  if (!("number" in target)) {
    const created = await create(target, form);
    return created.state === "draft" ? sendForm(created, form) : created;
  }
  const { number, revision } = target;
  return postJson(`/payment-requests/${number}/send`, { revision, content: toContent(form) });
}

/** After a lost response, returns the payment request that the first attempt created. It may differ from the form or be sent. */
const create = ({ idempotencyKey, leadId }: NewRequest, form: Form) =>
  postJson<PaymentRequestDetail>("/payment-requests", {
    idempotencyKey,
    lead: leadId,
    content: toContent(form),
  });

export const hasSameContent = (form: Form, { content }: PaymentRequestDetail) =>
  isEqual(toForm(toContent(form)), toForm(content));
