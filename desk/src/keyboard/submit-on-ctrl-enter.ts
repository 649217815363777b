import type { KeyboardEvent } from "react";

/** For text areas, in which Enter starts a new line. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key === "Enter" && (event.metaKey || event.ctrlKey))
    event.currentTarget.form?.requestSubmit();
}
