import { createStore } from "../ui/store.ts";
import { ApiError } from "./api-error.ts";

interface PasskeyRequest {
  shown: () => void;
  refused: () => void;
}

/** What waits for a passkey; the dialog that asks for it reads this. */
export const passkeyRequest = createStore<PasskeyRequest | undefined>(undefined);

export function askForPasskey(): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const refuse = () => reject(noPasskey());
    passkeyRequest.set({ shown: resolve, refused: refuse });
  }).finally(() => passkeyRequest.set(undefined));
}

export const noPasskey = () =>
  new ApiError(0, "no-passkey", "No passkey was used. Nothing happened.");
