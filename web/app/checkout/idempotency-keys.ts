import type { Purchase } from "@agency/contract/offers/purchase";
import { readStored, withStorage } from "#app/checkout/session-storage.ts";

interface Keys {
  /** The same for every try to pay for this purchase, so that it is never charged twice. */
  order: string;
  /** The try that is under way, or has paid. */
  key?: string;
  /** The buyer has one already, and said so. */
  another?: true;
}

/** Where the browser stores nothing, the keys live as long as the page does. */
const inMemory = new Map<string, Keys>();

const isKey = (value: unknown) => typeof value === "string" && /^[\da-f-]{36}$/.test(value);
const isKeys = (value: Partial<Keys>): value is Keys =>
  isKey(value.order) && (value.key === undefined || isKey(value.key));

const nameOf = ({ plan, amountCents }: Purchase) => `payment ${plan} ${amountCents}`;

export function loadKeys(purchase: Purchase): Keys {
  const name = nameOf(purchase);
  return readStored(name, isKeys) ?? inMemory.get(name) ?? { order: crypto.randomUUID() };
}

export function saveKeys(purchase: Purchase, keys: Keys) {
  const name = nameOf(purchase);
  inMemory.set(name, keys);
  withStorage((storage) => storage.setItem(name, JSON.stringify(keys)));
}

/** The next purchase of the same thing is another one, and wanted. */
export function resetKeys(purchase: Purchase) {
  saveKeys(purchase, { order: crypto.randomUUID(), another: true });
}
