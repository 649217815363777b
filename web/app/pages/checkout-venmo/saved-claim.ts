import type { ClaimResponse } from "@agency/contract/api/orders";
import { formatAmount } from "@agency/contract/format/money";
import type { Purchase } from "@agency/contract/offers/purchase";
import { useState } from "react";
import { readFromSessionStorage, withSessionStorage } from "#app/session-storage.ts";

interface SavedClaim {
  /** The same key always returns the same order. */
  idempotencyKey: string;
  email: string;
  /** The name of the look that was selected. */
  look?: string;
  order?: ClaimResponse;
}

export interface ClaimState {
  claim?: SavedClaim;
  requestClaim: (email: string) => Promise<void>;
  clearClaim: () => void;
}

/** The order number of this purchase, once the buyer has requested one. It survives a reload. */
export function useClaim(purchase?: Purchase): ClaimState {
  const amount = purchase && formatAmount(purchase.amountCents);
  const storageKey = `claim of ${purchase?.plan} for ${amount}`;
  const [current, setCurrent] = useState<{ storageKey: string; claim?: SavedClaim }>();
  const saved =
    current?.storageKey === storageKey
      ? current.claim
      : purchase && readFromSessionStorage<SavedClaim>(storageKey, isClaim);
  const look = purchase?.look?.name;
  // With another look the buyer requests again; the same key updates the same order.
  const claim = saved?.look === look ? saved : saved && { ...saved, look, order: undefined };
  const save = (next?: SavedClaim) => {
    withSessionStorage((storage) =>
      next ? storage.setItem(storageKey, JSON.stringify(next)) : storage.removeItem(storageKey),
    );
    setCurrent({ storageKey, claim: next });
  };
  return {
    claim,
    async requestClaim(email: string) {
      if (!purchase || !amount) return;
      // Saved before the request, so that a retry after a lost response gets the same order.
      const pending =
        claim?.email === email ? claim : { idempotencyKey: crypto.randomUUID(), email, look };
      save(pending);
      // Imported on demand, because the form is optional and zod is large.
      const { claimOrder } = await import("#app/api-client/claims.ts");
      const order = await claimOrder({
        ...{ idempotencyKey: pending.idempotencyKey, plan: purchase.plan, amount, email },
        ...(look && { look }),
      });
      save({ ...pending, order });
    },
    clearClaim: () => save(undefined),
  };
}

const isClaim = ({ idempotencyKey, email }: Partial<SavedClaim>) =>
  typeof idempotencyKey === "string" && typeof email === "string";
