import { expect, test } from "vitest";
import { findCommands, listCommands } from "./commands.ts";

const commands = listCommands(() => {});
const find = (query: string) => findCommands(commands, query).map(({ title }) => title);

test.each([
  ["new pay", ["New payment request"]],
  ["record", ["Record a payment"]],
  ["PAYMENT new", ["New payment request"]],
  ["log", ["Log time"]],
  ["reports", ["Go to Reports"]],
  ["go set", ["Go to Settings"]],
  ["ettings", []],
])("finds the commands for %s", (query, titles) => {
  expect(find(query)).toEqual(titles);
});

test("lists all commands without a query", () => {
  expect(find(" ")).toHaveLength(commands.length);
});
