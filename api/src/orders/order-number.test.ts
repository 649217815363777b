import { expect, test } from "vitest";
import { newOrderNumber } from "./order-number.ts";

test("an order number is eight letters and digits that nobody mistakes, every one of them in use", () => {
  const drawn = Array.from({ length: 2_000 }, newOrderNumber);
  for (const number of drawn) expect(number).toMatch(/^[2-9C-Z]{4}-[2-9C-Z]{4}$/);
  const used = new Set(drawn.join("").replaceAll("-", ""));
  expect([...used].sort().join("")).toBe("23456789CDFGHJKMNPQRTVWXYZ");
  expect(new Set(drawn).size).toBe(2_000);
});
