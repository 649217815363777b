/** Keyboard navigation in lists: the focused row is the one whose link has the focus. */

const rowLinks = () => [...document.querySelectorAll<HTMLElement>("[data-row] [data-row-link]")];

export function moveFocus(by: 1 | -1) {
  const links = rowLinks();
  const current = links.findIndex((link) => focusedRow()?.contains(link));
  const next = links[current < 0 ? 0 : Math.min(links.length - 1, Math.max(0, current + by))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

const focusedRow = () => document.activeElement?.closest<HTMLElement>("[data-row]");

export const focusedRowId = () => focusedRow()?.dataset.row;

/** Call this before the focused row is removed. */
export function focusNextRow() {
  const links = rowLinks();
  const current = links.findIndex((link) => focusedRow()?.contains(link));
  (links[current + 1] ?? links[current - 1])?.focus();
}

const findRow = (id: string) => document.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** Moves the focus to the link of a row. */
export function focusRow(id: string) {
  findRow(id)?.querySelector<HTMLElement>("[data-row-link]")?.focus();
}

/** Shows the whole row, or its start if it is higher than the window. */
export function scrollToRow(id: string) {
  findRow(id)?.scrollIntoView({ block: "nearest" });
}

/** Moves the focus from a text field to its row or to the heading, so that it is not lost. */
export function leaveField(field: HTMLElement) {
  const link = field.closest("[data-row]")?.querySelector<HTMLElement>("[data-row-link]");
  (link ?? document.querySelector("h1"))?.focus({ preventScroll: true });
}
