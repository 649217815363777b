import { parsePurchase } from "@agency/contract/offers/purchase";
import { expect, test } from "vitest";
import { buildBuyLink } from "./buy-link.ts";

test.each([
  ["$49", "49", 4_900],
  ["$49.50", "49.50", 4_950],
  ["$1,500", "1500", 150_000],
])("links a plan of %s with the amount %s", (price, amount, amountCents) => {
  const link = new URL(buildBuyLink({ name: "One & all", price }), "http://x");
  expect(link.searchParams.get("amount")).toBe(amount);
  expect(parsePurchase(link.searchParams)).toMatchObject({ plan: "One & all", amountCents });
});
