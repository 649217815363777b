import { dropDraft, readDraft, saveDraft } from "../../api/drafts.ts";
import type { Form } from "./form.ts";
import type { Writing } from "./writing.ts";

interface Kept {
  /** Of a draft that the service does not know yet: sent twice, it is still one. */
  key: string;
  form: Form;
  saved: Writing["saved"];
  aside?: Form | undefined;
}

/** "new", "new for lead 12", or the request's number. */
const nameOf = (what: string) => `request ${what}`;

export const keepWriting = (what: string, kept: Kept) => saveDraft(nameOf(what), kept);
export const dropWriting = (what: string) => dropDraft(nameOf(what));
export const keptWriting = (what: string) => readDraft<Kept>(nameOf(what));
