import { useState } from "react";
import { Alert, type AlertMessage } from "#app/ui/alert.tsx";
import { toErrorMessage } from "./error-message.ts";

/** The state of a request that a button sends, with a dismissible alert when it fails. */
export function useSubmit() {
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<AlertMessage>();
  const send = async (request: () => Promise<unknown>) => {
    if (isSending) return;
    setIsSending(true);
    setError(undefined);
    await request().catch((cause) => setError(toErrorMessage(cause)));
    setIsSending(false);
  };
  const alert = error && <Alert {...error} onDismiss={() => setError(undefined)} />;
  return { isSending, send, alert };
}
