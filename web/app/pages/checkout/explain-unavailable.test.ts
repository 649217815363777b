import { fixed, from, startsAt } from "@agency/contract/offers/types";
import { expect, test } from "vitest";
import { explainUnavailable } from "./explain-unavailable.ts";

test.each([
  [fixed(300_000), "It costs $3,000, and a 50% deposit is due"],
  [startsAt(600_000), "Its price starts at $6,000, and a 50% deposit is due"],
  [{ priceText: "Custom pricing" }, "Its price depends on the project, and a 50% deposit is due"],
])("explains the price of a package priced as %o", (price, sentence) => {
  expect(explainUnavailable(undefined, price)).toContain(sentence);
});

test("explains the price of a tier that requires a quote", () => {
  expect(explainUnavailable(from(200_000), undefined)).toContain(
    "Its price depends on the work (from $2000), so there’s nothing to pay yet.",
  );
});

test("explains how to pay when a plan is not in the catalog", () => {
  expect(explainUnavailable(undefined, undefined)).toContain("you can’t pay for it by card");
});
