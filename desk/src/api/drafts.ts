import { useState } from "react";

/** Drafts survive reloads and expired sessions. They stay in the tab, per owner, because they contain personal data. */
let owner = "";

export function setDraftOwner(email: string) {
  owner = email;
}

const storageKey = (record: string) => `desk-draft ${owner} ${record}`;

export function saveDraft(record: string, draft: unknown) {
  try {
    sessionStorage.setItem(storageKey(record), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked; the text is still in the field.
  }
}

export const dropDraft = (record: string) => sessionStorage.removeItem(storageKey(record));

export function readDraft<T>(record: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(record)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** The text of a field, saved as a draft of the record while it differs from the initial text. */
export function useStoredText(record: string, initialText = ""): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft<string>(record) ?? initialText);
  return [
    text,
    (next) => {
      setText(next);
      if (next === initialText) dropDraft(record);
      else saveDraft(record, next);
    },
  ];
}
