import { expect, test } from "vitest";
import { activeAttemptStates } from "../orders/orders.ts";
import { attemptTransitions } from "./states.ts";

test("treats an attempt as active in all states that lead to a captured payment", () => {
  const leading = Object.values(attemptTransitions)
    .filter(({ to }) => activeAttemptStates.includes(to))
    .flatMap(({ from }) => from);
  expect(new Set(["captured", ...leading])).toEqual(new Set(activeAttemptStates));
});
