import { createStore } from "./store.ts";

/** The open overlay; there is at most one. */
export const overlay = createStore<"search" | "help" | undefined>(undefined);

export const openSearch = () => overlay.set("search");
export const openHelp = () => overlay.set("help");
export const closeOverlay = () => overlay.set(undefined);
