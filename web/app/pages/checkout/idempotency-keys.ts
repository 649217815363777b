import type { Purchase } from "@agency/contract/offers/purchase";
import { createStoredValue, isStoredUuid } from "#app/session-storage.ts";

interface Keys {
  /** The same for every attempt to pay for this purchase, so that it is never charged twice. */
  purchaseKey: string;
  /** The current payment attempt, or the one that succeeded. */
  attemptKey?: string;
  /** The buyer confirmed a duplicate purchase. */
  allowDuplicate?: true;
}

const areValidKeys = ({ purchaseKey, attemptKey }: Partial<Keys>) =>
  isStoredUuid(purchaseKey) && (attemptKey === undefined || isStoredUuid(attemptKey));

const getStoredKeys = ({ plan, amountCents }: Purchase) =>
  createStoredValue<Keys>(`payment ${plan} ${amountCents}`, areValidKeys);

export const loadOrCreateKeys = (purchase: Purchase): Keys =>
  getStoredKeys(purchase).load() ?? { purchaseKey: crypto.randomUUID() };

export const updateKeys = (purchase: Purchase, changes: Partial<Keys>) =>
  getStoredKeys(purchase).save({ ...loadOrCreateKeys(purchase), ...changes });

/** Saves new keys, so that the next payment is a separate purchase without a duplicate warning. */
export const saveKeysForRepeatPurchase = (purchase: Purchase) =>
  getStoredKeys(purchase).save({ purchaseKey: crypto.randomUUID(), allowDuplicate: true });
