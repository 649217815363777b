import { expect, test } from "vitest";
import { countryCodes, countryName } from "./countries.ts";

test("lists each country once, in the order of the names", () => {
  expect(new Set(countryCodes).size).toBe(249);
  const sorted = countryCodes.toSorted((a, b) => countryName(a).localeCompare(countryName(b)));
  expect(countryCodes).toEqual(sorted);
  expect(countryCodes.filter((code) => countryName(code) === code)).toEqual([]);
});
