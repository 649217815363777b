import { createStore } from "./store.ts";

const storageKey = "desk-shortcuts";

/** Whether keyboard shortcuts are enabled on this device. */
export const shortcutsEnabled = createStore(localStorage.getItem(storageKey) !== "off");

export function setShortcutsEnabled(enabled: boolean) {
  localStorage.setItem(storageKey, enabled ? "on" : "off");
  shortcutsEnabled.set(enabled);
}
