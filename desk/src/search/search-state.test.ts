import { describe, expect, test } from "vitest";
import {
  initialSearch,
  isUpToDate,
  type SearchAction,
  type SearchResults,
  searchReducer,
  shouldOpen,
} from "./search-state.ts";

const emptyResults = (query: string): SearchResults => ({
  query,
  response: { people: [], orders: [], leads: [], requests: [] },
});
const reduce = (...actions: SearchAction[]) => actions.reduce(searchReducer, initialSearch);
const type = (text: string): SearchAction => ({ type: "change-text", text });
const load = (query: string): SearchAction => ({
  type: "set-results",
  results: emptyResults(query),
});
const enter: SearchAction = { type: "press-enter" };

describe("Enter", () => {
  test("opens nothing while the results belong to the previous query", () => {
    expect(shouldOpen(reduce(type("ana"), load("ana"), type("owen"), enter))).toBe(false);
  });

  test("opens the first result once the results of the query are loaded", () => {
    expect(shouldOpen(reduce(type("ana"), load("ana"), enter))).toBe(true);
    expect(shouldOpen(reduce(type(" owen "), enter, load("owen")))).toBe(true);
  });

  test("has no effect when the owner continues typing", () => {
    expect(shouldOpen(reduce(type("ow"), enter, type("owen"), load("owen")))).toBe(false);
  });
});

test("activates the first option when typing, and none without a query", () => {
  expect(reduce(type("ana"), { type: "activate", index: 3 }).active).toBe(3);
  expect(reduce(type("ana"), { type: "activate", index: 3 }, type("anab")).active).toBe(0);
  expect(reduce(type("ana"), type("")).active).toBe(-1);
});

test("Enter without an active option does not open one that is activated later", () => {
  expect(shouldOpen(reduce(enter, { type: "activate", index: 0 }))).toBe(false);
});

test("ignores a slow response to an earlier query", () => {
  const state = reduce(type("ana"), type("owen"), load("owen"), load("ana"));
  expect(state.results.query).toBe("owen");
});

test("shows the earlier results as outdated until the next ones are loaded", () => {
  const state = reduce(type("ana"), load("ana"), type("anab"));
  expect(state.results.query).toBe("ana");
  expect(isUpToDate(state)).toBe(false);
});

test("shows no results when the query is empty", () => {
  const state = reduce(type("ana"), load("ana"), type("  "));
  expect(state.results).toEqual({ query: "" });
  expect(isUpToDate(state)).toBe(true);
});
