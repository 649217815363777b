import { useLayoutEffect, useRef, useState } from "react";
import { type NavigateOptions, useLocation, useNavigate, useRevalidator } from "react-router";
import { showFailure } from "../stores/toasts.ts";
import { ApiError } from "./api-error.ts";

export type NavigateIfMounted = (to: string, options?: NavigateOptions) => void;

/** Sends a change to the service, with its pending state and error, and reloads the page's data afterwards. */
export function useMutation() {
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string>();
  const isRunning = useRef(false);
  const isMounted = useIsMounted();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  /**
   * Returns the response, or undefined after a failure; `error` then has the reason.
   * `send` may return undefined when there is nothing to send.
   */
  async function mutate<T>(send: () => Promise<T> | undefined): Promise<T | undefined> {
    // A ref, because pressing Enter twice must send one request even before the next render.
    if (isRunning.current) return undefined;
    setError(undefined);
    const request = send();
    if (!request) return undefined;
    isRunning.current = true;
    setIsPending(true);
    try {
      const response = await request;
      await revalidate();
      return response;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message);
      // The owner is on another screen by now, which does not show `error`.
      if (!isMounted.current) showFailure(failure.message, () => navigate(pathname + search));
      // Another owner changed the record first: show its current state.
      if (failure.status === 409) revalidate();
      return undefined;
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  }

  /** Does nothing if the owner went to another screen while the request was pending. */
  const navigateIfMounted: NavigateIfMounted = (to, options) => {
    if (isMounted.current) navigate(to, options);
  };

  return { mutate, isPending, error, navigateIfMounted };
}

function useIsMounted() {
  const mounted = useRef(false);
  // A layout effect ends when the screen is replaced. Other effects end later, and a failure in between would not be shown.
  useLayoutEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
