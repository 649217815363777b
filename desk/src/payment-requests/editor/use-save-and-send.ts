import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useEffect, useRef } from "react";
import { useMutation } from "../../api/use-mutation.ts";
import { isoDay } from "../../format/time.ts";
import { showToast } from "../../stores/toasts.ts";
import type { SavedSnapshot } from "./draft-reducer.ts";
import { clearLocalDraft, storeLocalDraft } from "./draft-storage.ts";
import { type Form, getClientFirstName, toForm } from "./form.ts";
import { hasSameContent, saveForm, sendForm } from "./submit-form.ts";
import type { Draft } from "./use-editor-draft.ts";
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

  const target = paymentRequest
    ? { number: paymentRequest.number, revision: state.saved.revision }
    : { idempotencyKey, leadId };

  async function save() {
    const { form } = state;
    if (showErrors(validateDraft(form))) return;
    const isConflict = (saved: PaymentRequestDetail) =>
      saved.state !== "draft" || (!paymentRequest && !hasSameContent(form, saved));
    const response = await mutate(async () => {
      const saved = await saveForm(target, form);
      if (!isConflict(saved)) dispatch({ type: "saved", snapshot: toSavedSnapshot(form, saved) });
      return saved;
    });
    if (!response) return;
    if (isConflict(response)) return handleSent(response);
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
    const sent = await sendForm(target, form);
    if (hasSameContent(form, sent))
      dispatch({ type: "saved", snapshot: { revision: sent.revision, form } });
    return sent;
  }

  /** Opens the sent request, or the edit conflict if the stored request differs from the form. */
  function handleSent(sent: PaymentRequestDetail) {
    const { form, saved } = latestState.current;
    clearLocalDraft(draftId);
    if (hasSameContent(form, sent)) {
      showToast(`Sent to ${getClientFirstName(form.name)}`);
      navigateIfMounted(`/payment-requests/${sent.number}`);
    } else {
      storeLocalDraft(sent.number, { idempotencyKey, form, saved });
      navigateIfMounted(`/payment-requests/${sent.number}/edit`, { replace: true });
    }
  }

  return { isPending, error, save, validateBeforeSending, send, handleSent };
}

/** The saved content instead of the form if another owner changed the draft just after it was saved. */
function toSavedSnapshot(form: Form, saved: PaymentRequestDetail): SavedSnapshot {
  return {
    revision: saved.revision,
    form: hasSameContent(form, saved) ? form : toForm(saved.content),
  };
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
