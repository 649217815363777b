import { dropDraft, readDraft, saveDraft as storeInTab } from "../../api/drafts.ts";
import type { EditorState, SavedSnapshot } from "./editor-reducer.ts";
import type { FormValues } from "./form.ts";

/** An editor's unsaved changes, stored in this tab. */
interface UnsavedChanges {
  /** Identifies a draft that was never saved, so that a repeated save creates only one. */
  idempotencyKey: string;
  form: FormValues;
  saved: SavedSnapshot;
  hiddenForm?: FormValues | undefined;
  shownSource?: EditorState["shownSource"];
}

/** `storageId` is "new", "new for lead 12", or the payment request's number. */
const toRecordName = (storageId: string) => `request ${storageId}`;

export const storeUnsavedChanges = (storageId: string, changes: UnsavedChanges) =>
  storeInTab(toRecordName(storageId), changes);

export const clearUnsavedChanges = (storageId: string) => dropDraft(toRecordName(storageId));

export const loadUnsavedChanges = (storageId: string) =>
  readDraft<UnsavedChanges>(toRecordName(storageId));
