import { createStore } from "./store.ts";

export interface Toast {
  text: string;
  undo?: () => void;
  /** Opens the screen where a request failed. Such a toast stays until the owner closes it. */
  onView?: () => void;
}

/** Only the newest toast is shown. */
export const toast = createStore<Toast | undefined>(undefined);

export const showToast = (text: string, undo?: () => void) => toast.set({ text, undo });
export const showFailure = (text: string, onView: () => void) => toast.set({ text, onView });
export const hideToast = () => toast.set(undefined);

export function undoLast() {
  const last = toast.get();
  if (!last?.undo) return;
  hideToast();
  last.undo();
}
