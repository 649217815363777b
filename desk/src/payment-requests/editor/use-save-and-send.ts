import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useEffect, useRef } from "react";
import { postJson, putJson } from "../../api/client.ts";
import { useMutation } from "../../api/use-mutation.ts";
import { isoDay } from "../../format/time.ts";
import { showToast } from "../../stores/toasts.ts";
import type { SavedSnapshot } from "./draft-reducer.ts";
import { clearLocalDraft, storeLocalDraft } from "./draft-storage.ts";
import { type Form, isEqual, toContent, toForm } from "./form.ts";
import type { Draft } from "./use-draft.ts";
import { type FieldErrors, validateDraft, validateForSending } from "./validation.ts";

interface SaveAndSendOptions {
  draft: Draft;
  draftId: string;
  /** Undefined for a new payment request. */
  paymentRequest: PaymentRequestDetail | undefined;
  leadId: number | undefined;
}

/** Saves and sends the draft. The form stays as it is until the service has accepted it. */
export function useSaveAndSend({ draft, draftId, paymentRequest, leadId }: SaveAndSendOptions) {
  const { state, dispatch, idempotencyKey, latestState } = draft;
  const { mutate, isPending, error, navigateIfMounted } = useMutation();
  const showErrors = useShowErrors(draft);

  const create = (form: Form) =>
    postJson<PaymentRequestDetail>("/payment-requests", {
      idempotencyKey,
      lead: leadId,
      content: toContent(form),
    });

  async function save() {
    const { form } = state;
    if (showErrors(validateDraft(form))) return;
    const response = await mutate(async () => {
      const saved = paymentRequest
        ? await putJson<PaymentRequestDetail>(`/payment-requests/${paymentRequest.number}`, {
            revision: state.saved.revision,
            content: toContent(form),
          })
        : await create(form);
      dispatch({ type: "saved", snapshot: toSavedSnapshot(form, saved) });
      return saved;
    });
    if (!response) return;
    showToast("Draft saved");
    if (paymentRequest) return;
    // Carry over what was typed while the draft was being saved.
    storeLocalDraft(response.number, {
      idempotencyKey,
      form: latestState.current.form,
      saved: toSavedSnapshot(form, response),
    });
    clearLocalDraft(draftId);
    navigateIfMounted(`/payment-requests/${response.number}/edit`, { replace: true });
  }

  /** Shows what is missing, and returns whether the draft is complete. */
  const validateBeforeSending = () =>
    !showErrors(validateForSending(state.form, isoDay(new Date())));

  async function send(): Promise<PaymentRequestDetail> {
    const { form } = state;
    const { number, revision } = paymentRequest
      ? { number: paymentRequest.number, revision: state.saved.revision }
      : await create(form);
    const sent = await postJson<PaymentRequestDetail>(`/payment-requests/${number}/send`, {
      revision,
      content: toContent(form),
    });
    dispatch({ type: "saved", snapshot: { revision: sent.revision, form } });
    return sent;
  }

  return { isPending, error, save, validateBeforeSending, send };
}

/** After a retry, the service returns the draft of the first attempt, which may differ from the form. */
function toSavedSnapshot(form: Form, { revision, content }: PaymentRequestDetail): SavedSnapshot {
  const isStored = isEqual(toForm(toContent(form)), toForm(content));
  return { revision, form: isStored ? form : toForm(content) };
}

/** Returns a function that shows errors, focuses the first invalid field, and returns whether there are any. */
function useShowErrors({ dispatch, state }: Draft) {
  const shouldFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the errors were rendered
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus();
  }, [state.errors]);
  return (errors: FieldErrors) => {
    shouldFocus.current = true;
    dispatch({ type: "set-errors", errors });
    return Object.keys(errors).length > 0;
  };
}
