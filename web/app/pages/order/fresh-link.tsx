import { useState } from "react";
import { renewLink } from "#app/api-client/orders.ts";
import { Outcome } from "#app/sections/outcome.tsx";
import { useSending } from "#app/sections/use-sending.tsx";
import { Button } from "#app/ui/button.tsx";

export function FreshLink({ token }: { token: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const { sending, send, alert } = useSending();
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
      {alert}
      <Button onClick={() => send(() => renewLink(token).then(setSentTo))} disabled={sending}>
        {sending ? "Sending…" : "Send a fresh link"}
      </Button>
    </>
  );
}
