import { dropDraft, readDraft, saveDraft } from "../../api/drafts.ts";
import type { SavedSnapshot } from "./draft-reducer.ts";
import type { Form } from "./form.ts";

interface LocalDraft {
  /** Identifies a draft that was never saved, so that a repeated save creates only one. */
  idempotencyKey: string;
  form: Form;
  saved: SavedSnapshot;
  otherForm?: Form | undefined;
  isNewerShown?: boolean | undefined;
}

/** `draftId` is "new", "new for lead 12", or the payment request's number. */
const draftKey = (draftId: string) => `request ${draftId}`;

export const storeLocalDraft = (draftId: string, draft: LocalDraft) =>
  saveDraft(draftKey(draftId), draft);

export const clearLocalDraft = (draftId: string) => dropDraft(draftKey(draftId));

export const loadLocalDraft = (draftId: string) => readDraft<LocalDraft>(draftKey(draftId));
