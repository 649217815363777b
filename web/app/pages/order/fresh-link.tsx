import { useState } from "react";
import { renewLink } from "#app/api-client/orders.ts";
import { failureWords } from "#app/sections/failure-words.ts";
import { Outcome } from "#app/sections/outcome.tsx";
import { Alert, type AlertMessage } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

export function FreshLink({ token }: { token: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<AlertMessage>();
  const send = async () => {
    setSending(true);
    setProblem(undefined);
    await renewLink(token).then(setSentTo, (error) => setProblem(failureWords(error)));
    setSending(false);
  };
  if (sentTo) {
    return (
      <Outcome focused>
        <p className="font-display text-h3 font-semibold text-ink in-[.on-dark]:text-white">
          Sent to {sentTo}
        </p>
        <p className="mt-2">
          It arrives within a few minutes. Open the newest mail: the link of this page has ended.
        </p>
      </Outcome>
    );
  }
  return (
    <>
      {problem && <Alert {...problem} onDismiss={() => setProblem(undefined)} />}
      <Button onClick={send} disabled={sending}>
        {sending ? "Sending…" : "Send a fresh link"}
      </Button>
    </>
  );
}
