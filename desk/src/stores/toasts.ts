import { createStore } from "./store.ts";

export interface Toast {
  text: string;
  undo?: () => void;
  /** To where it failed. A toast with it stays until the owner answers. */
  goBack?: () => void;
}

/** At most one: the newest is what the owner has just done. */
export const toast = createStore<Toast | undefined>(undefined);

export const showToast = (text: string, undo?: () => void) => toast.set({ text, undo });
export const showFailure = (text: string, goBack: () => void) => toast.set({ text, goBack });
export const hideToast = () => toast.set(undefined);

export function undoLast() {
  const last = toast.get();
  if (!last?.undo) return;
  hideToast();
  last.undo();
}
