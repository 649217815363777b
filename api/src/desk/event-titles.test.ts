import { expect, test } from "vitest";
import { eventTitle } from "./event-titles.ts";

test.each([
  ["venmo", "Says to pay $1,800 by Venmo"],
  ["manual", "Payment of $1,800 recorded"],
])("an order by %s begins its history with how it is paid", (method, title) => {
  expect(eventTitle("claimed", { method, cents: 180_000 })).toEqual({ title });
});
