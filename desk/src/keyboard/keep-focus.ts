/** Elements without side effects: pressing a key twice must not act on the next row. */
const safeTargets = "a[href], input, select, textarea";

/** Moves the focus to a neighbor when the focused element is removed, instead of the start of the page. */
export function keepFocus(): () => void {
  let focused: Element | undefined;
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  const observer = new MutationObserver((records) => {
    const removed = focused;
    if (!removed || removed.isConnected || document.activeElement !== document.body) return;
    const removal = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(removed) && !isScreen(node)),
    );
    if (removal) focusNear(removal);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", onFocusIn);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", onFocusIn);
  };
}

/** A new screen sets the focus on its heading. */
const isScreen = (node: Node) => node instanceof Element && !!node.querySelector("main");

function focusNear({ nextSibling, previousSibling, target }: MutationRecord) {
  const parent = target instanceof Element ? target : null;
  const neighbors = [
    ...[nextSibling, previousSibling],
    ...[parent?.nextElementSibling, parent?.previousElementSibling],
  ];
  for (const neighbor of neighbors)
    if (neighbor instanceof HTMLElement && neighbor.closest("main")) {
      const candidate = findFocusTarget(neighbor);
      candidate?.focus();
      if (candidate && document.activeElement === candidate) return;
    }
  document.querySelector<HTMLElement>("h1")?.focus();
}

function findFocusTarget(neighbor: HTMLElement): HTMLElement | undefined {
  if (!neighbor.isConnected || !neighbor.checkVisibility()) return undefined;
  if (neighbor.matches(`button, ${safeTargets}`)) return neighbor;
  const inside = neighbor.querySelector<HTMLElement>(safeTargets);
  if (inside) return inside;
  if (!neighbor.matches("li")) return undefined;
  neighbor.tabIndex = -1;
  return neighbor;
}
