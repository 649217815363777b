import type { ClaimResponse } from "@agency/contract/api/orders";
import { formatAmount } from "@agency/contract/format/money";
import type { Purchase } from "@agency/contract/offers/purchase";
import { useState } from "react";
import { readStored, withStorage } from "#app/checkout/session-storage.ts";

interface SavedClaim {
  /** Of this purchase for this address: the same key is the same order. */
  key: string;
  email: string;
  /** The name of the look that it was placed with. */
  look?: string;
  order?: ClaimResponse;
}

export interface ClaimState {
  claim?: SavedClaim;
  request: (email: string) => Promise<void>;
  forget: () => void;
}

/** The order number of this purchase, once the buyer asked for one; a reload shows it again. */
export function useClaim(purchase?: Purchase): ClaimState {
  const amount = purchase && formatAmount(purchase.amountCents);
  const place = `claim of ${purchase?.plan} for ${amount}`;
  const [asked, setAsked] = useState<{ place: string; claim?: SavedClaim }>();
  const known = asked?.place === place ? asked.claim : purchase && readStored(place, isClaim);
  const look = purchase?.look?.name;
  // With another look, the buyer asks once more; the key stays, so that the same order gets it.
  const claim = known?.look === look ? known : known && { ...known, look, order: undefined };
  const keep = (next?: SavedClaim) => {
    withStorage((storage) =>
      next ? storage.setItem(place, JSON.stringify(next)) : storage.removeItem(place),
    );
    setAsked({ place, claim: next });
  };
  return {
    claim,
    async request(email: string) {
      if (!purchase || !amount) return;
      // Kept before it is sent: when the answer gets lost, the next try asks for the same order.
      const begun = claim?.email === email ? claim : { key: crypto.randomUUID(), email, look };
      keep(begun);
      // Fetched when it is needed: the form is optional, and the parser of answers is heavy.
      const { claimOrder } = await import("#app/api-client/claims.ts");
      const order = await claimOrder({
        ...{ key: begun.key, plan: purchase.plan, amount, email },
        ...(look && { look }),
      });
      keep({ ...begun, order });
    },
    forget: () => keep(undefined),
  };
}

const isClaim = (value: Partial<SavedClaim>): value is SavedClaim =>
  typeof value.key === "string" && typeof value.email === "string";
