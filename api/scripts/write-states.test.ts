import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderStates, statesFile } from "./write-states.ts";

test("docs/states.md is current; run npm run states after changing a table", () => {
  expect(readFileSync(statesFile, "utf8")).toBe(renderStates());
});
