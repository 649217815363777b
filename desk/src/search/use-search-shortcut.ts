import { useEffect } from "react";
import { openSearch } from "../stores/overlays.ts";

/** Ctrl+K or Cmd+K, also in text fields. Another dialog stays open. */
export function useSearchShortcut() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || shiftKey || altKey) return;
      // The browser would move the focus to its own search.
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) openSearch();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
