import { expect, test } from "vitest";
import { getAlertText } from "./alert-text.ts";

test.each([
  ["canceled", "A payment for a canceled order"],
  ["paid", "A payment for a paid order"],
  ["partially_refunded", "A payment for a partially refunded order"],
])("names the state of the closed order when it is %s", (state, title) => {
  const text = getAlertText({ kind: "payment-for-closed-order", detail: { state } });
  expect(text.title).toBe(title);
  expect(text.advice).toContain(`already ${state.replace("_", " ")}`);
});
