import { useState } from "react";
import { Alert, type AlertMessage } from "#app/ui/alert.tsx";
import { errorMessage } from "./error-message.ts";

/** What one button asks of the service: whether it is under way, and what went wrong, until it is dismissed. */
export function useSubmit() {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<AlertMessage>();
  const send = async (request: () => Promise<unknown>) => {
    setSending(true);
    setProblem(undefined);
    await request().catch((error) => setProblem(errorMessage(error)));
    setSending(false);
  };
  const alert = problem && <Alert {...problem} onDismiss={() => setProblem(undefined)} />;
  return { sending, send, alert };
}
