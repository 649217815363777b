import { lazy, Suspense, useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { pendingConfirmation } from "../api/passkey-prompt.ts";
import { pendingSignIn } from "../api/sign-in-prompt.ts";
import { keepFocus } from "../keyboard/keep-focus.ts";
import { useStore } from "../stores/store.ts";
import { Toaster } from "../ui/toaster.tsx";
import { CodePrompt } from "./code-prompt.tsx";
import { PasskeyPrompt } from "./passkey-prompt.tsx";

const SignInAgain = lazy(async () => ({
  default: (await import("../sign-in/sign-in-again.tsx")).SignInAgain,
}));

/** Wraps every screen, including sign-in, with toasts and the confirmation and sign-in dialogs. */
export function Root() {
  const confirmation = useStore(pendingConfirmation);
  const signIn = useStore(pendingSignIn);
  useEffect(keepFocus, []);
  return (
    <>
      <Outlet />
      <Toaster />
      {confirmation &&
        (confirmation.hasPasskey ? (
          <PasskeyPrompt onConfirmed={confirmation.onConfirmed} onClose={confirmation.onCanceled} />
        ) : (
          <CodePrompt
            email={confirmation.email}
            onConfirmed={confirmation.onConfirmed}
            onClose={confirmation.onCanceled}
          />
        ))}
      <Suspense>{signIn && <SignInAgain {...signIn} />}</Suspense>
      <ScrollRestoration />
    </>
  );
}
