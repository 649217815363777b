import { readStored, withStorage } from "#app/checkout/session-storage.ts";

/** Where the browser stores nothing, a key lives as long as the page does. */
const inMemory = new Map<number, string>();

const place = (instalment: number) => `attempt to pay instalment ${instalment}`;
const isKept = ({ key }: { key?: unknown }) =>
  typeof key === "string" && /^[\da-f-]{36}$/.test(key);

/** Of the attempt whose outcome is not known: a reload asks by it, and another press is the same attempt. */
export const loadAttemptKey = (instalment: number): string | undefined =>
  readStored<{ key: string }>(place(instalment), isKept)?.key ?? inMemory.get(instalment);

export function saveAttemptKey(instalment: number, key: string) {
  inMemory.set(instalment, key);
  withStorage((storage) => storage.setItem(place(instalment), JSON.stringify({ key })));
}

export function clearAttemptKey(instalment: number) {
  inMemory.delete(instalment);
  withStorage((storage) => storage.removeItem(place(instalment)));
}
