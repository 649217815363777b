import type { SearchResponse } from "@agency/contract/api/desk";
import { useEffect, useReducer } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { get } from "../api/client.ts";
import { signInPath } from "../api/sign-in-path.ts";
import { firstSearch, queryOf, search } from "./search-state.ts";

/** Fast enough to feel live, slow enough not to ask for every letter. */
const pauseMs = 150;

/** What is typed, and the newest answer to it. */
export function useSearch() {
  const [state, step] = useReducer(search, firstSearch);
  const navigate = useNavigate();
  const location = useLocation();
  const query = queryOf(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words are another search
  useEffect(() => {
    if (!query) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `/search?q=${encodeURIComponent(query)}`;
        const answer = await get<SearchResponse>(path, stop.signal);
        step({ do: "find", found: { query, answer } });
      } catch (error) {
        if (stop.signal.aborted || !(error instanceof ApiError)) return;
        if (error.status === 401) await navigate(signInPath(location));
        else step({ do: "find", found: { query, problem: error.message } });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  return { state, step };
}
