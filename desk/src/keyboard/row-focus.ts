/** Rows of a list, by keyboard: the link of the row has the focus. */

const rowLinks = () => [...document.querySelectorAll<HTMLElement>("[data-row] [data-row-link]")];

export function moveFocus(by: 1 | -1) {
  const links = rowLinks();
  const now = links.findIndex((link) => chosenRow()?.contains(link));
  const next = links[now < 0 ? 0 : Math.min(links.length - 1, Math.max(0, now + by))];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

const chosenRow = () => document.activeElement?.closest<HTMLElement>("[data-row]");

/** The id of the row that has the focus. */
export const focusedRowId = () => chosenRow()?.dataset.row;

/** Before a row leaves, the focus goes on to its neighbor. */
export function focusNextRow() {
  const links = rowLinks();
  const now = links.findIndex((link) => chosenRow()?.contains(link));
  (links[now + 1] ?? links[now - 1])?.focus();
}
