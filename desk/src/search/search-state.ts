import type { SearchResponse } from "@agency/contract/api/desk";

export interface SearchResults {
  /** The query that these results belong to. */
  query: string;
  response?: SearchResponse;
  error?: string;
}

export interface SearchState {
  text: string;
  results: SearchResults;
  /** Whether Enter was pressed, possibly before the results were loaded. */
  isEnterPressed: boolean;
  /** The index of the active option; -1 while nothing is typed or chosen. */
  active: number;
}

export type SearchAction =
  | { type: "change-text"; text: string }
  | { type: "press-enter" }
  | { type: "activate"; index: number }
  | { type: "set-results"; results: SearchResults };

const noResults: SearchResults = { query: "" };
export const initialSearch: SearchState = {
  ...{ text: "", results: noResults },
  ...{ isEnterPressed: false, active: -1 },
};

export const getQuery = ({ text }: SearchState) => text.trim();

export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case "change-text": {
      const next = { ...state, text: action.text, isEnterPressed: false };
      return getQuery(next) ? { ...next, active: 0 } : { ...next, active: -1, results: noResults };
    }
    case "press-enter":
      return { ...state, isEnterPressed: state.active >= 0 };
    case "activate":
      return { ...state, active: action.index, isEnterPressed: false };
    case "set-results":
      // Ignore a slow response to an earlier query.
      return action.results.query === getQuery(state)
        ? { ...state, results: action.results }
        : state;
  }
}

/** False while the results of an earlier query are shown. */
export const isUpToDate = (state: SearchState) => state.results.query === getQuery(state);

/** Whether to open the active option. */
export const shouldOpen = (state: SearchState) => state.isEnterPressed && isUpToDate(state);
