/** Harmless to operate by accident: a key pressed twice must not act on the next row. */
const harmless = "a[href], input, select, textarea";

/** When the focused element is removed, its neighbor gets the focus instead of the start of the page. */
export function keepFocus(): () => void {
  let focused: Element | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  const observer = new MutationObserver((records) => {
    const gone = focused;
    if (!gone || gone.isConnected || document.activeElement !== document.body) return;
    const removal = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(gone) && !isScreen(node)),
    );
    if (removal) focusNear(removal);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", remember);
  };
}

/** Another screen has its own place for the focus. */
const isScreen = (node: Node) => node instanceof Element && !!node.querySelector("main");

function focusNear({ nextSibling, previousSibling, target }: MutationRecord) {
  const around = target instanceof Element ? target : null;
  const neighbors = [
    ...[nextSibling, previousSibling],
    ...[around?.nextElementSibling, around?.previousElementSibling],
  ];
  for (const neighbor of neighbors)
    if (neighbor instanceof HTMLElement && neighbor.closest("main")) {
      const place = placeIn(neighbor);
      place?.focus();
      if (place && document.activeElement === place) return;
    }
  document.querySelector<HTMLElement>("h1")?.focus();
}

function placeIn(neighbor: HTMLElement): HTMLElement | undefined {
  if (!neighbor.isConnected || !neighbor.checkVisibility()) return undefined;
  if (neighbor.matches(`button, ${harmless}`)) return neighbor;
  const inside = neighbor.querySelector<HTMLElement>(harmless);
  if (inside) return inside;
  if (!neighbor.matches("li")) return undefined;
  neighbor.tabIndex = -1;
  return neighbor;
}
