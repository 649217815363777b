import type { SearchResponse } from "@agency/contract/api/desk";
import { useEffect, useReducer } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { get } from "../api/client.ts";
import { signInPath } from "../api/sign-in-path.ts";
import { closeOverlay } from "../stores/overlays.ts";
import { getQuery, initialSearch, searchReducer } from "./search-state.ts";

const debounceMs = 150;

export function useSearch() {
  const [state, dispatch] = useReducer(searchReducer, initialSearch);
  const navigate = useNavigate();
  const location = useLocation();
  const query = getQuery(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: search again only when the query changes
  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `/search?q=${encodeURIComponent(query)}`;
        const response = await get<SearchResponse>(path, { signal: controller.signal });
        dispatch({ type: "set-results", results: { query, response } });
      } catch (error) {
        if (controller.signal.aborted || !(error instanceof ApiError)) return;
        if (error.status === 401) {
          // Otherwise the search would open again after the sign-in.
          closeOverlay();
          await navigate(signInPath(location));
        } else dispatch({ type: "set-results", results: { query, error: error.message } });
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);
  return { state, dispatch };
}
