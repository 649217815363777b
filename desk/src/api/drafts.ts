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

/** The text of a field, saved as a draft of the record until it is empty. */
export function useStoredText(record: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft<string>(record) ?? "");
  return [
    text,
    (next) => {
      setText(next);
      if (next) saveDraft(record, next);
      else dropDraft(record);
    },
  ];
}
