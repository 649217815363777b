import type { Purchase } from "@agency/contract/purchase";
import { withStorage } from "#app/sections/with-storage.ts";

interface Keys {
  /** The same for every try to pay for this purchase, so that it is never charged twice. */
  order: string;
  /** The try that is under way, or was when the page was left. */
  key?: string;
}

const nameOf = ({ plan, amountCents }: Purchase) => `payment ${plan} ${amountCents}`;

export function keptKeys(purchase: Purchase): Keys {
  const kept = withStorage((storage) => storage.getItem(nameOf(purchase)));
  return kept ? JSON.parse(kept) : { order: crypto.randomUUID() };
}

export function keepKeys(purchase: Purchase, keys: Keys) {
  withStorage((storage) => storage.setItem(nameOf(purchase), JSON.stringify(keys)));
}

/** The next purchase of the same thing is another one. */
export function forgetKeys(purchase: Purchase) {
  withStorage((storage) => storage.removeItem(nameOf(purchase)));
}
