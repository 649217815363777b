import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useEffect, useRef } from "react";
import { useMutation } from "../../api/use-mutation.ts";
import { isoDay } from "../../format/time.ts";
import { showToast } from "../../stores/toasts.ts";
import type { SavedSnapshot } from "./editor-reducer.ts";
import { type FormValues, getClientFirstName, toForm } from "./form.ts";
import { hasSameContent, saveForm, sendForm } from "./submit-form.ts";
import { clearUnsavedChanges, storeUnsavedChanges } from "./unsaved-changes.ts";
import type { EditorForm } from "./use-editor-form.ts";
import { type FieldErrors, validateDraft, validateForSending } from "./validation.ts";

interface SaveAndSendOptions {
  editorForm: EditorForm;
  /** Undefined for a new payment request. */
  paymentRequest: PaymentRequestDetail | undefined;
  leadId: number | undefined;
  /** Makes the form visible, so that its errors are seen. */
  onInvalid: () => void;
}

/** Saves and sends the payment request. The form stays as it is until the service has accepted it. */
export function useSaveAndSend({
  editorForm,
  paymentRequest,
  leadId,
  onInvalid,
}: SaveAndSendOptions) {
  const { state, dispatch, idempotencyKey, latestState, storageId, setStorageId } = editorForm;
  const { mutate, isPending, error, navigateIfMounted } = useMutation();
  const reportValidity = useReportValidity(editorForm, onInvalid);

  const target = paymentRequest
    ? { number: paymentRequest.number, revision: state.saved.revision }
    : { idempotencyKey, leadId };

  async function save() {
    const { form } = state;
    if (!reportValidity(validateDraft(form))) return;
    const isOurDraft = (saved: PaymentRequestDetail) =>
      saved.state === "draft" && (!!paymentRequest || hasSameContent(form, saved));
    const response = await mutate(async () => {
      const saved = await saveForm(target, form);
      if (isOurDraft(saved)) dispatch({ type: "saved", snapshot: toSavedSnapshot(form, saved) });
      return saved;
    });
    if (!response) return;
    if (!isOurDraft(response)) return openResultOrConflict(response);
    showToast("Draft saved");
    if (paymentRequest) return;
    // Carry over what was typed while the draft was being saved.
    storeUnsavedChanges(response.number, {
      idempotencyKey,
      form: latestState.current.form,
      saved: toSavedSnapshot(form, response),
    });
    moveStorageTo(response.number);
    navigateIfMounted(`/payment-requests/${response.number}/edit`, { replace: true });
  }

  /** This editor stays open until the next screen has loaded, and must not store more changes as a new payment request. */
  function moveStorageTo(number: string) {
    clearUnsavedChanges(storageId);
    setStorageId(number);
  }

  /** Shows what is missing, and returns whether the payment request can be sent. */
  const validateBeforeSending = () =>
    reportValidity(validateForSending(state.form, isoDay(new Date())));

  async function send(): Promise<PaymentRequestDetail> {
    const { form } = state;
    const response = await sendForm(target, form);
    if (hasSameContent(form, response))
      dispatch({ type: "saved", snapshot: { revision: response.revision, form } });
    return response;
  }

  /** Opens the payment request if it has the form's content, otherwise the editor with the edit conflict. */
  function openResultOrConflict(response: PaymentRequestDetail) {
    const { form, saved } = latestState.current;
    moveStorageTo(response.number);
    if (hasSameContent(form, response)) {
      showToast(`Sent to ${getClientFirstName(form.name)}`);
      navigateIfMounted(`/payment-requests/${response.number}`);
    } else {
      storeUnsavedChanges(response.number, { idempotencyKey, form, saved });
      navigateIfMounted(`/payment-requests/${response.number}/edit`, { replace: true });
    }
  }

  return { isPending, error, save, validateBeforeSending, send, openResultOrConflict };
}

/** Uses the saved content instead of the form if another owner changed the draft just after it was saved. */
function toSavedSnapshot(form: FormValues, saved: PaymentRequestDetail): SavedSnapshot {
  return {
    revision: saved.revision,
    form: hasSameContent(form, saved) ? form : toForm(saved.content),
  };
}

/** Returns a function that shows the errors, focuses the first invalid field, and returns true when there are none. */
function useReportValidity({ dispatch, state }: EditorForm, onInvalid: () => void) {
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
    const isValid = Object.keys(errors).length === 0;
    if (!isValid) onInvalid();
    return isValid;
  };
}
