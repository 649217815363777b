import { useLayoutEffect, useRef } from "react";
import { overlay } from "../stores/overlays.ts";
import { shortcutsEnabled } from "../stores/shortcuts.ts";

export type Shortcuts = Record<string, (() => void) | undefined>;

const typing = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const layers = "dialog[open], :popover-open";

/** Single keys, off while somebody types, while a dialog or menu is open, and when the owner switched them off. */
export function useShortcuts(keys: Shortcuts) {
  const latest = useRef(keys);
  latest.current = keys;
  // Before the screen is painted: a key may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      // What opens may still be on its way; what is typed meanwhile is meant for it.
      if (overlay.get()) return;
      if (!shortcutsEnabled.get() || document.querySelector(layers)) return;
      if (event.target instanceof HTMLElement && event.target.matches(typing)) {
        if (event.key === "Escape") event.target.blur();
        return;
      }
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
