import { expect, test } from "vitest";
import { rememberSearch, withLastSearch } from "./list-searches.ts";

test("returns to a list with its last filter, and to other screens without one", () => {
  rememberSearch("/orders", "?filter=paid&pages=2");
  expect(withLastSearch("/orders")).toBe("/orders?filter=paid&pages=2");
  expect(withLastSearch("/leads/12")).toBe("/leads/12");
  rememberSearch("/orders", "");
  expect(withLastSearch("/orders")).toBe("/orders");
});
