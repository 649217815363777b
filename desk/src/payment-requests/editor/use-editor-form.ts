import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useEffect, useReducer, useRef, useState } from "react";
import {
  editorReducer,
  hasUnsavedChanges,
  initEditorState,
  type SavedSnapshot,
} from "./editor-reducer.ts";
import { areFormsEqual, type FormValues, toForm } from "./form.ts";
import { clearUnsavedChanges, loadUnsavedChanges, storeUnsavedChanges } from "./unsaved-changes.ts";

export interface EditorFormOptions {
  /** Names the unsaved changes in this tab's storage. After the first save, the payment request's number is used instead. */
  initialStorageId: string;
  /** As last loaded from the service; undefined for a new payment request. */
  paymentRequest?: PaymentRequestDetail | undefined;
  /** Used when there is no `paymentRequest`. */
  initialForm: FormValues;
}

/** The editor's form. Unsaved changes are stored in this tab. */
export function useEditorForm({
  initialStorageId,
  paymentRequest,
  initialForm,
}: EditorFormOptions) {
  const [storageId, setStorageId] = useState(initialStorageId);
  const serverSnapshot: SavedSnapshot = {
    revision: paymentRequest?.revision ?? 0,
    form: paymentRequest ? toForm(paymentRequest.content) : initialForm,
  };
  const [stored] = useState(() => {
    const found = loadUnsavedChanges(storageId);
    const hasChanges = found && (found.hiddenForm || !areFormsEqual(found.form, found.saved.form));
    return hasChanges ? found : undefined;
  });
  // The same for every retry, so that a repeated save does not create a second draft.
  const [idempotencyKey, setIdempotencyKey] = useState(
    () => stored?.idempotencyKey ?? crypto.randomUUID(),
  );
  const [state, dispatch] = useReducer(editorReducer, undefined, () =>
    stored ? { ...stored, errors: {} } : initEditorState(serverSnapshot),
  );
  const { form, saved, hiddenForm, shownSource } = state;
  const isDirty = hasUnsavedChanges(state);
  useEffect(() => {
    if (isDirty || hiddenForm)
      storeUnsavedChanges(storageId, { idempotencyKey, form, saved, hiddenForm, shownSource });
    else clearUnsavedChanges(storageId);
  }, [storageId, idempotencyKey, form, saved, hiddenForm, shownSource, isDirty]);

  const isOutdated = serverSnapshot.revision > saved.revision && paymentRequest !== undefined;
  // If our save succeeded but its response was lost, the server already has this form.
  const hasConflict = isOutdated && isDirty && !areFormsEqual(form, serverSnapshot.form);
  const canLoad = isOutdated && !hasConflict;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form changes only with its revision
  useEffect(() => {
    if (canLoad) dispatch({ type: "load-server-form", snapshot: serverSnapshot });
  }, [serverSnapshot.revision, canLoad]);

  /** Also uses a new key: with the old one, saving would change the payment request created by an attempt whose response never arrived. */
  function discardChanges() {
    setIdempotencyKey(crypto.randomUUID());
    dispatch({ type: "reset", snapshot: serverSnapshot });
  }

  const latestState = useRef(state);
  latestState.current = state;
  return {
    state,
    dispatch,
    storageId,
    setStorageId,
    idempotencyKey,
    isDirty,
    serverSnapshot,
    hasConflict,
    discardChanges,
    isRestored: !!stored,
    latestState,
  };
}

export type EditorForm = ReturnType<typeof useEditorForm>;
