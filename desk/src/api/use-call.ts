import { useRef, useState } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { ApiError } from "./api-error.ts";
import { isSignIn, signInPath } from "./sign-in-path.ts";

/** A change at the service: whether it is under way, and why it was refused. Afterwards the page's data is fresh. */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();

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
      // Other reasons for a 401 are shown where they arose: a wrong code, an unknown passkey.
      if (error.code === "signed-out" && !isSignIn(location)) {
        await navigate(signInPath(location));
        return undefined;
      }
      setProblem(error.message);
      // Somebody else was quicker: show what is true now.
      if (error.status === 409) await revalidate();
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run, busy, problem };
}
