import { describe, expect, test } from "vitest";
import {
  type Found,
  firstSearch,
  isUpToDate,
  type SearchStep,
  search,
  shouldOpen,
} from "./search-state.ts";

const foundFor = (query: string): Found => ({
  query,
  answer: { orders: [], leads: [], requests: [] },
});
const after = (...steps: SearchStep[]) => steps.reduce(search, firstSearch);
const type = (text: string): SearchStep => ({ do: "type", text });
const find = (query: string): SearchStep => ({ do: "find", found: foundFor(query) });
const enter: SearchStep = { do: "press-enter" };

describe("Enter", () => {
  test("opens nothing while the results are those of the previous query", () => {
    expect(shouldOpen(after(type("ana"), find("ana"), type("owen"), enter))).toBe(false);
  });

  test("opens once the results of the typed query are there", () => {
    expect(shouldOpen(after(type("ana"), find("ana"), enter))).toBe(true);
    expect(shouldOpen(after(type(" owen "), enter, find("owen")))).toBe(true);
  });

  test("is forgotten when typing goes on", () => {
    expect(shouldOpen(after(type("ow"), enter, type("owen"), find("owen")))).toBe(false);
  });
});

test("drops a slow answer to an earlier query", () => {
  const state = after(type("ana"), type("owen"), find("owen"), find("ana"));
  expect(state.found.query).toBe("owen");
});

test("keeps the earlier results until the next ones are there, and says so", () => {
  const state = after(type("ana"), find("ana"), type("anab"));
  expect(state.found.query).toBe("ana");
  expect(isUpToDate(state)).toBe(false);
});

test("shows no results when nothing is typed", () => {
  const state = after(type("ana"), find("ana"), type("  "));
  expect(state.found).toEqual({ query: "" });
  expect(isUpToDate(state)).toBe(true);
});
