import { Outlet, ScrollRestoration } from "react-router";
import { passkeyRequest } from "../api/fresh.ts";
import { useStore } from "../ui/store.ts";
import { Toaster } from "../ui/toaster.tsx";
import { PasskeyPrompt } from "./passkey-prompt.tsx";

/** Above every screen, the sign-in too: toasts, and the question for a passkey. */
export function Root() {
  const request = useStore(passkeyRequest);
  return (
    <>
      <Outlet />
      <Toaster />
      {request && <PasskeyPrompt onShown={request.shown} onClose={request.refused} />}
      <ScrollRestoration />
    </>
  );
}
