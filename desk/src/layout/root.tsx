import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { confirmationPrompt, signInPrompt } from "../api/prompts.ts";
import { keepFocus } from "../keyboard/keep-focus.ts";
import { SignInAgain } from "../sign-in/sign-in-again.tsx";
import { useStore } from "../stores/store.ts";
import { Toaster } from "../ui/toaster.tsx";
import { CodePrompt } from "./code-prompt.tsx";
import { PasskeyPrompt } from "./passkey-prompt.tsx";

/**
 * Wraps every screen, including sign-in, with toasts and the confirmation and sign-in dialogs. The dialogs are not
 * lazy, because without their code the owner would lose what they typed.
 */
export function Root() {
  const confirmation = useStore(confirmationPrompt.shown);
  const signIn = useStore(signInPrompt.shown);
  useEffect(keepFocus, []);
  return (
    <>
      <Outlet />
      <Toaster />
      {confirmation &&
        (confirmation.hasPasskey ? (
          <PasskeyPrompt onConfirmed={confirmation.onSuccess} onClose={confirmation.onCancel} />
        ) : (
          <CodePrompt
            email={confirmation.email}
            onConfirmed={confirmation.onSuccess}
            onClose={confirmation.onCancel}
          />
        ))}
      {signIn && <SignInAgain onSignedIn={signIn.onSuccess} onLeave={signIn.onCancel} />}
      <ScrollRestoration />
    </>
  );
}
