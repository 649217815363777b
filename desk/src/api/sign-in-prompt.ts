import { createStore } from "../stores/store.ts";
import { ApiError } from "./api-error.ts";

interface SignInRequest {
  onSignedIn: () => void;
  onLeave: () => void;
}

export const pendingSignIn = createStore<SignInRequest | undefined>(undefined);

let pending: Promise<void> | undefined;

/** Opens the sign-in dialog over the screen, so that typed text is not lost. Concurrent requests share it. */
export function requestSignIn(): Promise<void> {
  pending ??= new Promise<void>((resolve, reject) => {
    const onLeave = () =>
      reject(new ApiError(401, "unauthenticated", "You’re signed out. Sign in and try again."));
    pendingSignIn.set({ onSignedIn: resolve, onLeave });
  }).finally(() => {
    pending = undefined;
    pendingSignIn.set(undefined);
  });
  return pending;
}
