import type { Purchase } from "@agency/contract/purchase";
import { withStorage } from "#app/sections/with-storage.ts";

interface Keys {
  /** The same for every try to pay for this purchase, so that it is never charged twice. */
  order: string;
  /** The try that is under way, or has paid. */
  key?: string;
}

/** Where the browser stores nothing, the keys live as long as the page does. */
const inMemory = new Map<string, string>();

const nameOf = ({ plan, amountCents }: Purchase) => `payment ${plan} ${amountCents}`;

export function keptKeys(purchase: Purchase): Keys {
  const name = nameOf(purchase);
  const kept = withStorage((storage) => storage.getItem(name)) ?? inMemory.get(name);
  return kept ? JSON.parse(kept) : { order: crypto.randomUUID() };
}

export function keepKeys(purchase: Purchase, keys: Keys) {
  const name = nameOf(purchase);
  const text = JSON.stringify(keys);
  inMemory.set(name, text);
  withStorage((storage) => storage.setItem(name, text));
}

/** The next purchase of the same thing is another one. */
export function forgetKeys(purchase: Purchase) {
  const name = nameOf(purchase);
  inMemory.delete(name);
  withStorage((storage) => storage.removeItem(name));
}
