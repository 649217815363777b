import { createStore } from "../stores/store.ts";
import { ApiError } from "./api-error.ts";

interface PromptResult {
  onSuccess: () => void;
  onCancel: () => void;
}

/** Opens a dialog over the screen, so that typed text is not lost. Concurrent requests share it. */
function createPrompt<Options>(createCancelError: () => ApiError) {
  const shown = createStore<(Options & PromptResult) | undefined>(undefined);
  let pending: Promise<void> | undefined;
  function request(options: Options): Promise<void> {
    pending ??= new Promise<void>((resolve, reject) => {
      const onCancel = () => reject(createCancelError());
      shown.set({ ...options, onSuccess: resolve, onCancel });
    }).finally(() => {
      pending = undefined;
      shown.set(undefined);
    });
    return pending;
  }
  return { shown, request };
}

export const signInPrompt = createPrompt<object>(
  () => new ApiError(401, "unauthenticated", "You’re signed out. Sign in and try again."),
);

/** Owners confirm with a passkey, or with a code by email while they have none. */
export const confirmationPrompt = createPrompt<{ email: string; hasPasskey: boolean }>(
  () => new ApiError(0, "not-confirmed", "Not confirmed. Nothing was changed."),
);
