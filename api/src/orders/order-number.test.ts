import { expect, test } from "vitest";
import { newOrderNumber } from "./order-number.ts";

test("generates eight characters and uses every one of the alphabet without confusable ones", () => {
  const numbers = Array.from({ length: 2_000 }, newOrderNumber);
  for (const number of numbers) expect(number).toMatch(/^[2-9C-Z]{4}-[2-9C-Z]{4}$/);
  const used = new Set(numbers.join("").replaceAll("-", ""));
  expect([...used].sort().join("")).toBe("23456789CDFGHJKMNPQRTVWXYZ");
  expect(new Set(numbers).size).toBe(2_000);
});
