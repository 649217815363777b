import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { showFailure } from "../stores/toasts.ts";
import { ApiError } from "./api-error.ts";

/** A change at the service: whether it is under way, and why it failed. Afterwards the page's data is fresh. */
export function useMutation() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef(false);
  const isShown = useIsMounted();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  /** The answer; undefined when there was none, and then `problem` says why. */
  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    // Enter pressed twice is one wish.
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await work();
      await revalidate();
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
      // The owner has gone on to another screen, where nothing else would tell.
      if (!isShown.current) showFailure(error.message, () => navigate(pathname + search));
      // Another owner changed it first: show what is true now.
      if (error.status === 409) revalidate();
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run, busy, problem };
}

function useIsMounted() {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
