import { expect, test } from "vitest";
import { describeOrderEvent } from "./event-titles.ts";

test.each([
  ["venmo", "Reported a $1,800 Venmo payment"],
  ["manual", "Payment of $1,800 recorded"],
])("describes the first event of an order when it is paid by %s", (method, title) => {
  expect(describeOrderEvent("claimed", { method, cents: 180_000 })).toEqual({ title });
});
