import { createStore } from "./store.ts";

/** What lies over the screen: one thing at a time. */
export const overlay = createStore<"search" | "help" | undefined>(undefined);

export const openSearch = () => overlay.set("search");
export const openHelp = () => overlay.set("help");
export const closeOverlay = () => overlay.set(undefined);
