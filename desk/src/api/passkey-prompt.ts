import { createStore } from "../stores/store.ts";
import { ApiError } from "./api-error.ts";

/** Owners confirm with a passkey, or with a code by email while they have none. */
interface ConfirmationMethod {
  email: string;
  hasPasskey: boolean;
}

interface ConfirmationRequest extends ConfirmationMethod {
  onConfirmed: () => void;
  onCanceled: () => void;
}

export const pendingConfirmation = createStore<ConfirmationRequest | undefined>(undefined);
let pending: Promise<void> | undefined;

/** Opens the confirmation dialog. Changes that need a confirmation at the same time share it. */
export function requestConfirmation(method: ConfirmationMethod): Promise<void> {
  pending ??= new Promise<void>((resolve, reject) => {
    const onCanceled = () => reject(notConfirmedError());
    pendingConfirmation.set({ ...method, onConfirmed: resolve, onCanceled });
  }).finally(() => {
    pending = undefined;
    pendingConfirmation.set(undefined);
  });
  return pending;
}

const notConfirmedError = () =>
  new ApiError(0, "not-confirmed", "Not confirmed. Nothing was changed.");

export const passkeyCanceledError = () =>
  new ApiError(0, "no-passkey", "No passkey was used. Nothing was changed.");
