import { useEffect } from "react";

/** Opening adds a history entry, so that Back closes the menu. Closing removes the entry, unless a link was clicked. */
export function useCloseOnBack(isOpen: boolean, close: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry per opening, not per render
  useEffect(() => {
    if (!isOpen) return;
    history.pushState({ ...history.state, open: true }, "");
    const keepEntryForLink = ({ target }: Event) => {
      if ((target as Element).closest("a")) {
        history.replaceState({ ...history.state, open: false }, "");
      }
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener("popstate", close, { signal });
    addEventListener("pointerdown", keepEntryForLink, { signal, capture: true });
    addEventListener("click", keepEntryForLink, { signal, capture: true });
    return () => {
      listeners.abort();
      if (history.state?.open) history.back();
    };
  }, [isOpen]);
}
