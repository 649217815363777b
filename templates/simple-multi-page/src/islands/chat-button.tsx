import { useState } from "react";
import { chatProviders } from "./chat-providers.ts";

interface Props {
  provider: keyof typeof chatProviders;
  accountId: string;
  label: string;
}

type State = "closed" | "opening" | "open" | "failed";

/** Shown only with a chat account in site.config.ts. Loads the chat service on the first click. */
export function ChatButton({ provider, accountId, label }: Props) {
  const [state, setState] = useState<State>("closed");
  const service = chatProviders[provider];

  const open = async () => {
    if (state === "opening") return;
    setState("opening");
    try {
      await service.open(accountId);
      setState("open");
    } catch {
      setState("failed");
    }
  };

  // The service now shows its own button in the same corner.
  if (state === "open") return null;

  return (
    <div className="needs-js fixed right-4 bottom-4 z-10 flex max-w-[calc(100vw-2rem)] flex-col items-end gap-3 sm:right-6 sm:bottom-6">
      <div role="status">
        {state === "failed" && (
          <p className="tone-page rounded-md px-4 py-3 text-small shadow-lg">
            The chat could not be opened. Please try again, or email us.
          </p>
        )}
      </div>
      <button type="button" className="button shadow-lg" onClick={open}>
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M4 5h16v11H11l-5 4v-4H4z" />
        </svg>
        {state === "opening" ? "Opening…" : label}
        <span className="sr-only"> (chat by {service.name})</span>
      </button>
    </div>
  );
}
