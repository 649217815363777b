import type { SearchResponse } from "@agency/contract/api/desk";

export interface Found {
  /** What the answer is for. */
  query: string;
  answer?: SearchResponse;
  problem?: string;
}

export interface SearchState {
  typed: string;
  found: Found;
  /** Enter was pressed, perhaps before there were results for what is typed. */
  entered: boolean;
}

export type SearchStep =
  | { do: "type"; text: string }
  | { do: "press-enter" }
  | { do: "find"; found: Found };

const nothing: Found = { query: "" };
export const firstSearch: SearchState = { typed: "", found: nothing, entered: false };

export const queryOf = ({ typed }: SearchState) => typed.trim();

export function search(state: SearchState, step: SearchStep): SearchState {
  switch (step.do) {
    case "type": {
      const next = { ...state, typed: step.text, entered: false };
      return queryOf(next) ? next : { ...next, found: nothing };
    }
    case "press-enter":
      return { ...state, entered: true };
    case "find":
      // A slower answer to an earlier query.
      return step.found.query === queryOf(state) ? { ...state, found: step.found } : state;
  }
}

/** Older results may still be shown while newer ones are on their way. */
export const isUpToDate = (state: SearchState) => state.found.query === queryOf(state);

/** Whether Enter now opens the first result. */
export const shouldOpen = (state: SearchState) => state.entered && isUpToDate(state);
