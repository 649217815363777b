import { expect, test } from "vitest";
import { deliverLabel } from "./allowed-actions.ts";

test("offers to change the balance after delivery, until the client accepts the increase", () => {
  expect(deliverLabel({})).toBe("Mark as delivered");
  expect(deliverLabel({ acceptedTotalCents: 100_000 })).toBe("Change balance");
});
