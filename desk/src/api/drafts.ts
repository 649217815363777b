import { useState } from "react";

/**
 * What is typed is kept in this tab until the service has it: opening another record, a reload or an ended session
 * loses nothing. Not longer than the tab, because it names clients, and only for the owner who typed it.
 */
let owner = "";

export function keepDraftsOf(email: string) {
  owner = email;
}

const nameOf = (record: string) => `desk-draft ${owner} ${record}`;

export function saveDraft(record: string, draft: unknown) {
  try {
    sessionStorage.setItem(nameOf(record), JSON.stringify(draft));
  } catch {
    // No room, or not allowed: it is still in the field.
  }
}

export const dropDraft = (record: string) => sessionStorage.removeItem(nameOf(record));

export function readDraft<T>(record: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(record)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** The text of a field of one record. Emptied, nothing of it is kept. */
export function useDraft(record: string): [string, (text: string) => void] {
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
