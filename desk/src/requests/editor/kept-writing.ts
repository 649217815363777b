import type { Form } from "./form.ts";
import type { Writing } from "./writing.ts";

/**
 * What is typed is kept in this tab until the service has it: a reload, a lost network or a session that ended loses
 * nothing. Not longer than the tab, because it names clients.
 */
interface Kept {
  /** Of a draft that the service does not know yet: sent twice, it is still one. */
  key: string;
  form: Form;
  saved: Writing["saved"];
  aside?: Form | undefined;
}

/** "new", "new for lead 12", or the request's number. */
const nameOf = (what: string) => `desk-request ${what}`;

export function keepWriting(what: string, kept: Kept) {
  try {
    sessionStorage.setItem(nameOf(what), JSON.stringify(kept));
  } catch {
    // No room, or not allowed: it is still in the fields.
  }
}

export const dropWriting = (what: string) => sessionStorage.removeItem(nameOf(what));

export function keptWriting(what: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(what)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
