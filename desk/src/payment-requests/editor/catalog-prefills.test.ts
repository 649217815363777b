import { expect, test } from "vitest";
import { findCatalogPrefill } from "./catalog-prefills.ts";

test("leaves the price of a package without a fixed price blank", () => {
  expect(findCatalogPrefill("the-works")?.lines[0]?.price).toBe("");
});
