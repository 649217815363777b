import { lazy, Suspense, useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { proofRequest } from "../api/passkey-prompt.ts";
import { signInRequest } from "../api/signed-out.ts";
import { keepFocus } from "../keyboard/keep-focus.ts";
import { useStore } from "../stores/store.ts";
import { Toaster } from "../ui/toaster.tsx";
import { CodePrompt } from "./code-prompt.tsx";
import { PasskeyPrompt } from "./passkey-prompt.tsx";

const SignInAgain = lazy(async () => ({
  default: (await import("../sign-in/sign-in-again.tsx")).SignInAgain,
}));

/** Above every screen, the sign-in too: toasts, and the questions whether it is still the owner. */
export function Root() {
  const request = useStore(proofRequest);
  const signIn = useStore(signInRequest);
  useEffect(keepFocus, []);
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
      <Suspense>{signIn && <SignInAgain {...signIn} />}</Suspense>
      <ScrollRestoration />
    </>
  );
}
