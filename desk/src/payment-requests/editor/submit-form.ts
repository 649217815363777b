import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { postJson, putJson } from "../../api/client.ts";
import { areFormsEqual, type FormValues, toContent, toForm } from "./form.ts";

interface NewTarget {
  idempotencyKey: string;
  leadId: number | undefined;
}

interface SavedTarget {
  number: string;
  revision: number;
}

/** The payment request that the form belongs to. */
type Target = NewTarget | SavedTarget;

/**
 * Saves the form as a draft. If a retried creation finds a request that was already sent, or that another owner
 * changed, returns it without applying the form. The service rejects an outdated revision.
 */
export async function saveForm(target: Target, form: FormValues): Promise<PaymentRequestDetail> {
  if (!("number" in target)) {
    const created = await create(target, form);
    return isStillOurDraft(created, form) && !hasSameContent(form, created)
      ? saveForm(created, form)
      : created;
  }
  const { number, revision } = target;
  return putJson(`/payment-requests/${number}`, { revision, content: toContent(form) });
}

/**
 * Sends the form. If a retried creation finds a request that was already sent, or that another owner changed, returns
 * it without applying the form. The service rejects an outdated revision.
 */
export async function sendForm(target: Target, form: FormValues): Promise<PaymentRequestDetail> {
  if (!("number" in target)) {
    const created = await create(target, form);
    return isStillOurDraft(created, form) ? sendForm(created, form) : created;
  }
  const { number, revision } = target;
  return postJson(`/payment-requests/${number}/send`, { revision, content: toContent(form) });
}

/** After a lost response, returns the payment request that the first attempt created. It may differ from the form or be sent. */
const create = ({ idempotencyKey, leadId }: NewTarget, form: FormValues) =>
  postJson<PaymentRequestDetail>("/payment-requests", {
    idempotencyKey,
    lead: leadId,
    content: toContent(form),
  });

const FIRST_REVISION = 1;

const isStillOurDraft = (created: PaymentRequestDetail, form: FormValues) =>
  created.state === "draft" &&
  (created.revision === FIRST_REVISION || hasSameContent(form, created));

export const hasSameContent = (form: FormValues, { content }: PaymentRequestDetail) =>
  areFormsEqual(toForm(toContent(form)), toForm(content));
