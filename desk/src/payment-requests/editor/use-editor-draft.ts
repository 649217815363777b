import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useEffect, useReducer, useRef, useState } from "react";
import { draftReducer, hasUnsavedChanges, initDraft, type SavedSnapshot } from "./draft-reducer.ts";
import { clearLocalDraft, loadLocalDraft, storeLocalDraft } from "./draft-storage.ts";
import { type Form, isEqual, toForm } from "./form.ts";

export interface DraftOptions {
  /** Names the draft in this tab's storage. */
  draftId: string;
  /** As last loaded from the service; undefined for a new payment request. */
  paymentRequest?: PaymentRequestDetail | undefined;
  /** Used when there is no `paymentRequest`. */
  initialForm: Form;
}

/** The editor's form. Unsaved changes are stored in this tab. */
export function useEditorDraft({ draftId, paymentRequest, initialForm }: DraftOptions) {
  const serverSnapshot: SavedSnapshot = {
    revision: paymentRequest?.revision ?? 0,
    form: paymentRequest ? toForm(paymentRequest.content) : initialForm,
  };
  const [stored] = useState(() => {
    const found = loadLocalDraft(draftId);
    const hasChanges = found && (found.otherForm || !isEqual(found.form, found.saved.form));
    return hasChanges ? found : undefined;
  });
  // The same for every retry, so that a repeated save does not create a second draft.
  const [idempotencyKey, setIdempotencyKey] = useState(
    () => stored?.idempotencyKey ?? crypto.randomUUID(),
  );
  const [state, dispatch] = useReducer(draftReducer, undefined, () =>
    stored ? { ...stored, errors: {} } : initDraft(serverSnapshot),
  );
  const { form, saved, otherForm, isNewerShown } = state;
  const isDirty = hasUnsavedChanges(state);
  useEffect(() => {
    if (isDirty || otherForm)
      storeLocalDraft(draftId, { idempotencyKey, form, saved, otherForm, isNewerShown });
    else clearLocalDraft(draftId);
  }, [draftId, idempotencyKey, form, saved, otherForm, isNewerShown, isDirty]);

  const isOutdated = serverSnapshot.revision > saved.revision && paymentRequest !== undefined;
  // After a lost response, the newer form is this owner's own.
  const hasConflict = isOutdated && isDirty && !isEqual(form, serverSnapshot.form);
  const canLoad = isOutdated && !hasConflict;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes only with its revision
  useEffect(() => {
    if (canLoad) dispatch({ type: "load-theirs", snapshot: serverSnapshot });
  }, [serverSnapshot.revision, canLoad]);

  /** Also uses a new key: with the old one, saving would change the request that a lost response created. */
  function discardChanges() {
    setIdempotencyKey(crypto.randomUUID());
    dispatch({ type: "reset", snapshot: serverSnapshot });
  }

  const latestState = useRef(state);
  latestState.current = state;
  return {
    state,
    dispatch,
    idempotencyKey,
    isDirty,
    serverSnapshot,
    hasConflict,
    discardChanges,
    isRestored: !!stored,
    latestState,
  };
}

export type Draft = ReturnType<typeof useEditorDraft>;
