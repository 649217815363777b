import { useRef, useState } from "react";
import { wordsOf } from "../api/api-error.ts";

/** A call before there is anybody to be signed in: its refusal is shown, whatever it is. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef(false);
  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    // Enter pressed twice is one wish.
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      return await work();
    } catch (error) {
      setProblem(wordsOf(error));
      return undefined;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return { run, busy, problem };
}
