import { useState } from "react";
import { renewLink } from "#app/api-client/orders.ts";
import { FocusedMessage } from "#app/sections/focused-message.tsx";
import { useSubmit } from "#app/sections/use-submit.tsx";
import { Button } from "#app/ui/button.tsx";

export function RenewLink({ token }: { token: string }) {
  const [sentTo, setSentTo] = useState<string>();
  const { isSending, send, alert } = useSubmit();
  if (sentTo) {
    return (
      <FocusedMessage shouldFocus>
        <p className="font-display text-h3 font-semibold text-ink in-[.on-dark]:text-white">
          Sent to {sentTo}
        </p>
        <p className="mt-2">
          It will arrive within a few minutes. Open the latest email: this link no longer works.
        </p>
      </FocusedMessage>
    );
  }
  return (
    <>
      {alert}
      <Button onClick={() => send(() => renewLink(token).then(setSentTo))} isBusy={isSending}>
        {isSending ? "Sending…" : "Send a new link"}
      </Button>
    </>
  );
}
