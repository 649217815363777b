import { confirmationPrompt, signInPrompt } from "../api/prompts.ts";
import { SignInAgain } from "../sign-in/sign-in-again.tsx";
import { useStore } from "../stores/store.ts";
import { CodePrompt } from "./code-prompt.tsx";
import { PasskeyPrompt } from "./passkey-prompt.tsx";

/** The confirmation and sign-in dialogs. */
export function Prompts() {
  const confirmation = useStore(confirmationPrompt.shown);
  const signIn = useStore(signInPrompt.shown);
  return (
    <>
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
    </>
  );
}
