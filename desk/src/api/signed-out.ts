import { createStore } from "../stores/store.ts";
import { ApiError } from "./api-error.ts";

interface SignInRequest {
  onSignedIn: () => void;
  onLeave: () => void;
}

/** What waits for a sign-in; the dialog that asks for it reads this. */
export const signInRequest = createStore<SignInRequest | undefined>(undefined);

let asked: Promise<void> | undefined;

/** Asks on top of the screen, so that nothing typed is lost. Several requests wait for the same answer. */
export function askToSignIn(): Promise<void> {
  asked ??= new Promise<void>((resolve, reject) => {
    const onLeave = () => reject(new ApiError(401, "signed-out", "You are signed out."));
    signInRequest.set({ onSignedIn: resolve, onLeave });
  }).finally(() => {
    asked = undefined;
    signInRequest.set(undefined);
  });
  return asked;
}
