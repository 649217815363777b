import { useEffect } from "react";

/**
 * Back closes what is open instead of leaving the page, because opening adds an entry to the history.
 * Closing takes the entry away again, unless a link is about to go on from it.
 */
export function useCloseOnBack(open: boolean, close: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry for each opening, not for each render
  useEffect(() => {
    if (!open) return;
    history.pushState({ ...history.state, open }, "");
    const keepForLink = ({ target }: Event) => {
      if ((target as Element).closest("a")) {
        history.replaceState({ ...history.state, open: false }, "");
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("popstate", close, { signal });
    addEventListener("pointerdown", keepForLink, { signal, capture: true });
    addEventListener("click", keepForLink, { signal, capture: true });
    return () => {
      listening.abort();
      if (history.state?.open) history.back();
    };
  }, [open]);
}
