import { createStore } from "./store.ts";

export interface Toast {
  text: string;
  undo?: () => void;
}

/** At most one: the newest is what the owner has just done. */
export const toast = createStore<Toast | undefined>(undefined);

export const showToast = (text: string, undo?: () => void) => toast.set({ text, undo });
export const hideToast = () => toast.set(undefined);

export function undoLast() {
  const last = toast.get();
  if (!last?.undo) return;
  hideToast();
  last.undo();
}
