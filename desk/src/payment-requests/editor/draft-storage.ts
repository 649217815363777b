import { dropDraft, readDraft, saveDraft as storeDraft } from "../../api/drafts.ts";
import type { DraftState } from "./draft-reducer.ts";
import { emptyForm, type Form } from "./form.ts";

interface Kept {
  /** Of a draft that the service does not know yet: sent twice, it is still one. */
  key: string;
  form: Form;
  saved: DraftState["saved"];
  aside?: Form | undefined;
}

/** "new", "new for lead 12", or the request's number. */
const nameOf = (what: string) => `request ${what}`;

export const saveDraft = (what: string, kept: Kept) => storeDraft(nameOf(what), kept);
export const clearDraft = (what: string) => dropDraft(nameOf(what));

export function loadDraft(what: string): Kept | undefined {
  const kept = readDraft<Kept>(nameOf(what));
  if (!kept) return undefined;
  const { form, saved, aside } = kept;
  return {
    ...kept,
    form: complete(form),
    saved: { ...saved, form: complete(saved.form) },
    ...(aside && { aside: complete(aside) }),
  };
}

/** One that was kept before an upgrade may lack a field. */
const complete = (form: Form): Form => ({ ...emptyForm, ...form });
