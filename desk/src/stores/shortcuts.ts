import { createStore } from "./store.ts";

const name = "desk-shortcuts";

/** Whether single keys work on this device. */
export const shortcutsEnabled = createStore(localStorage.getItem(name) !== "off");

export function setShortcutsEnabled(on: boolean) {
  localStorage.setItem(name, on ? "on" : "off");
  shortcutsEnabled.set(on);
}
