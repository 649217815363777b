import { sql } from "kysely";
import { raiseAlert } from "../alerts.ts";
import type { Deps } from "../deps.ts";
import { Refusal } from "../errors.ts";
import { countHit } from "../rate-limits.ts";

/**
 * Thieves try stolen cards on small shops, by the thousand. A try is counted when it begins and given back
 * unless the card is declined; honest buyers are never near these numbers. Blocks end with their window.
 */
const limits = [
  { of: "address", hits: 5, seconds: 60 * 60 },
  { of: "product", hits: 25, seconds: 10 * 60 },
  { of: "site", hits: 40, seconds: 10 * 60 },
] as const;

const refusals = {
  address:
    "Too many declined payments. Nothing was charged. Please wait an hour, or pay with Venmo.",
  product:
    "Card payments are paused for a few minutes. Nothing was charged. Please try again soon.",
  site: "Card payments are paused for a few minutes. Nothing was charged. Please try again soon.",
};

/** Refuses before the gateway is asked. A try that one limit stops is not held against the others. */
export async function reserveTry(deps: Deps, address: string, productId: string) {
  const keys = {
    address: `try:address:${deps.signer.pseudonym(address)}`,
    product: `try:product:${productId}`,
    site: "try:site",
  };
  const counted: string[] = [];
  /** A count too many is no reason to fail a payment. */
  async function giveBack() {
    if (counted.length === 0) return;
    await deps.db
      .updateTable("rate_limits")
      .set({ hits: sql<number>`greatest(hits - 1, 0)` })
      .where("key", "in", counted)
      .execute()
      .catch((error) => deps.log.warn({ err: error }, "try not given back"));
  }
  for (const { of, hits, seconds } of limits) {
    const count = await countHit(deps, keys[of], seconds);
    if (count > hits) {
      await giveBack();
      if (of !== "address" && count === hits + 1) {
        const detail = { limit: of, product: productId, hits, seconds };
        await raiseAlert(deps, { kind: "card-testing", detail });
      }
      throw new Refusal(429, "card-testing", refusals[of]);
    }
    counted.push(keys[of]);
  }
  return { giveBack };
}
