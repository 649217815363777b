import type { SearchAnswer } from "@agency/contract/desk";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { get } from "../api/client.ts";
import { signInPath } from "../api/sign-in-path.ts";

/** Fast enough to feel live, slow enough not to ask for every letter. */
const pauseMs = 150;

export interface Found {
  /** What the answer is for. */
  query: string;
  answer?: SearchAnswer;
  problem?: string;
}

/** The newest answer; what an older question brought is dropped. */
export function useSearch(query: string): Found {
  const [found, setFound] = useState<Found>({ query: "" });
  const navigate = useNavigate();
  const location = useLocation();
  const wanted = query.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other words are another search
  useEffect(() => {
    if (!wanted) return setFound({ query: "" });
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `/search?q=${encodeURIComponent(wanted)}`;
        const answer = await get<SearchAnswer>(path, stop.signal);
        if (!stop.signal.aborted) setFound({ query: wanted, answer });
      } catch (error) {
        if (stop.signal.aborted || !(error instanceof ApiError)) return;
        if (error.status === 401) await navigate(signInPath(location));
        else setFound({ query: wanted, problem: error.message });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  return found;
}
