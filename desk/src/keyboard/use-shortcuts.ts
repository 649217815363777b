import { useLayoutEffect, useRef } from "react";
import { overlay } from "../stores/overlays.ts";
import { shortcutsEnabled } from "../stores/shortcuts.ts";
import { leaveField } from "./row-focus.ts";

export type Shortcuts = Record<string, (() => void) | undefined>;

const textFields = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
const layers = "dialog[open], :popover-open";

/** Single-key shortcuts. Disabled in text fields, under an open dialog or menu, and in the settings. */
export function useShortcuts(shortcuts: Shortcuts) {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  // A layout effect, because keys may be pressed as soon as the screen is painted.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      // The overlay may still be loading; keys typed until then are meant for it.
      if (overlay.get()) return;
      if (!shortcutsEnabled.get() || document.querySelector(layers)) return;
      if (event.target instanceof HTMLElement && event.target.matches(textFields)) {
        if (event.key === "Escape") leaveField(event.target);
        return;
      }
      const run = latest.current[event.key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
