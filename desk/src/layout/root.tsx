import { Outlet, ScrollRestoration } from "react-router";
import { proofRequest } from "../api/fresh.ts";
import { useStore } from "../ui/store.ts";
import { Toaster } from "../ui/toaster.tsx";
import { CodePrompt } from "./code-prompt.tsx";
import { PasskeyPrompt } from "./passkey-prompt.tsx";

/** Above every screen, the sign-in too: toasts, and the question whether it is still the owner. */
export function Root() {
  const request = useStore(proofRequest);
  return (
    <>
      <Outlet />
      <Toaster />
      {request &&
        (request.hasPasskey ? (
          <PasskeyPrompt onShown={request.confirmed} onClose={request.canceled} />
        ) : (
          <CodePrompt
            email={request.email}
            onConfirmed={request.confirmed}
            onClose={request.canceled}
          />
        ))}
      <ScrollRestoration />
    </>
  );
}
