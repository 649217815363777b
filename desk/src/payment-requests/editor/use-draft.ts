import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useEffect, useReducer, useRef, useState } from "react";
import { draftReducer, initDraft, isDirty } from "./draft-reducer.ts";
import { clearDraft, loadDraft, saveDraft } from "./draft-storage.ts";
import { type Form, isEqual, toForm } from "./form.ts";

export interface DraftOptions {
  /** What it is kept by in this tab. */
  what: string;
  /** As the service has it now; absent for a new one. */
  request?: PaymentRequestDetail | undefined;
  /** A new one begins with this. */
  start: Form;
}

/** What is typed, kept in this tab until the service has it. */
export function useDraft({ what, request, start }: DraftOptions) {
  const theirs = {
    revision: request?.revision ?? 0,
    form: request ? toForm(request.content) : start,
  };
  const [kept] = useState(() => {
    const found = loadDraft(what);
    return found && (found.aside || !isEqual(found.form, found.saved.form)) ? found : undefined;
  });
  // The same for every try, so that a repeat is not a second draft.
  const [key] = useState(() => kept?.key ?? crypto.randomUUID());
  const [writing, step] = useReducer(draftReducer, undefined, () =>
    kept ? { ...kept, problems: {} } : initDraft(theirs.revision, theirs.form),
  );
  const { form, saved, aside } = writing;
  const dirty = isDirty(writing);
  useEffect(() => {
    if (dirty || aside) saveDraft(what, { key, form, saved, aside });
    else clearDraft(what);
  }, [what, key, form, saved, aside, dirty]);
  // Whoever has typed nothing sees what is true now.
  const newer = theirs.revision > saved.revision && request !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision is another text
  useEffect(() => {
    if (newer && !dirty) step({ do: "take-theirs", ...theirs });
  }, [theirs.revision, newer, dirty]);

  const latest = useRef(writing);
  latest.current = writing;
  return { writing, step, key, dirty, theirs, newer: newer && dirty, restored: !!kept, latest };
}

export type Draft = ReturnType<typeof useDraft>;
