import { createStore } from "../stores/store.ts";
import { ApiError } from "./api-error.ts";

/** How an owner confirms who they are: with a passkey, or with a mailed code while they have none. */
interface Proof {
  email: string;
  hasPasskey: boolean;
}

interface ProofRequest extends Proof {
  confirmed: () => void;
  canceled: () => void;
}

/** The dialog that asks the owner reads this. */
export const proofRequest = createStore<ProofRequest | undefined>(undefined);
let pending: Promise<void> | undefined;

/** Several changes that wait for the same proof share one dialog. */
export function askForProof(proof: Proof): Promise<void> {
  pending ??= new Promise<void>((resolve, reject) => {
    const canceled = () => reject(notConfirmed());
    proofRequest.set({ ...proof, confirmed: resolve, canceled });
  }).finally(() => {
    pending = undefined;
    proofRequest.set(undefined);
  });
  return pending;
}

const notConfirmed = () =>
  new ApiError(0, "not-confirmed", "You did not confirm it. Nothing has changed.");

export const passkeyCanceledError = () =>
  new ApiError(0, "no-passkey", "No passkey was used. Nothing happened.");
