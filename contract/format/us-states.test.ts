import { expect, test } from "vitest";
import { parseUsState, usStateName } from "./us-states.ts";

test.each([
  ["CO", "CO"],
  [" co. ", "CO"],
  ["Colorado", "CO"],
  ["NEW  YORK", "NY"],
  ["N.Y.", "NY"],
  ["Washington", "WA"],
  ["Washington, D.C.", "DC"],
  ["puerto rico", "PR"],
])("recognizes %j", (text, code) => {
  expect(parseUsState(text)).toBe(code);
});

test.each(["", "XX", "Colorodo", "Ontario", "constructor"])("does not recognize %j", (text) => {
  expect(parseUsState(text)).toBeUndefined();
});

test("names a state, and returns an unknown code", () => {
  expect(usStateName("CO")).toBe("Colorado");
  expect(usStateName("XX")).toBe("XX");
});
