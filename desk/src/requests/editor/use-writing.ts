import type { PaymentRequestDetail } from "@agency/contract/requests";
import { useEffect, useReducer, useRef, useState } from "react";
import { type Form, formOf, isSame } from "./form.ts";
import { dropWriting, keepWriting, keptWriting } from "./kept-writing.ts";
import { begin, isDirty, write } from "./writing.ts";

export interface Written {
  /** What it is kept by in this tab. */
  what: string;
  /** As the service has it now; absent for a new one. */
  request?: PaymentRequestDetail | undefined;
  /** A new one begins with this. */
  start: Form;
}

/** What is typed, kept in this tab until the service has it. */
export function useWriting({ what, request, start }: Written) {
  const theirs = {
    revision: request?.revision ?? 0,
    form: request ? formOf(request.content) : start,
  };
  const [kept] = useState(() => {
    const found = keptWriting(what);
    return found && (found.aside || !isSame(found.form, found.saved.form)) ? found : undefined;
  });
  // The same for every try, so that a repeat is not a second draft.
  const [key] = useState(() => kept?.key ?? crypto.randomUUID());
  const [writing, step] = useReducer(write, undefined, () =>
    kept ? { ...kept, problems: {} } : begin(theirs.revision, theirs.form),
  );
  const { form, saved, aside } = writing;
  const dirty = isDirty(writing);
  useEffect(() => {
    if (dirty || aside) keepWriting(what, { key, form, saved, aside });
    else dropWriting(what);
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

export type WritingTools = ReturnType<typeof useWriting>;
