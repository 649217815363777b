import { createStore } from "./store.ts";

export interface Toast {
  id: number;
  text: string;
  undo?: () => void;
  /** Opens the screen where a request failed. Such a toast stays until the owner closes it. */
  onView?: () => void;
}

/** The failures that are not closed yet, and the newest of the other toasts. */
export const toasts = createStore<readonly Toast[]>([]);

const getFailures = () => toasts.get().filter(({ onView }) => onView);
const getLast = () => toasts.get().find(({ onView }) => !onView);

let lastId = 0;
const show = (toast: Omit<Toast, "id">, others: readonly Toast[]) =>
  toasts.set([...others, { id: ++lastId, ...toast }]);

export const showToast = (text: string, undo?: () => void) =>
  show(undo ? { text, undo } : { text }, getFailures());
export const showFailure = (text: string, onView: () => void) =>
  show({ text, onView }, toasts.get());
export const closeToast = (toast: Toast) =>
  toasts.set(toasts.get().filter((other) => other !== toast));

export function undoLast() {
  const last = getLast();
  if (!last?.undo) return;
  closeToast(last);
  last.undo();
}
