import { createStore } from "./store.ts";

const name = "desk-shortcuts";

/** Whether single keys work on this device. */
export const shortcutsOn = createStore(localStorage.getItem(name) !== "off");

export function switchShortcuts(on: boolean) {
  localStorage.setItem(name, on ? "on" : "off");
  shortcutsOn.set(on);
}
