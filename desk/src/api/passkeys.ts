import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { ApiError } from "./api-error.ts";
import { post, postJson } from "./client.ts";

export const signInWithPasskey = () => authenticate("/sessions/passkey");
export const verifyPasskey = () => authenticate("/session/verify");
export const cancelPasskeyPrompt = () => WebAuthnAbortService.cancelCeremony();

async function authenticate(path: string) {
  const optionsJSON = await postJson<PublicKeyCredentialRequestOptionsJSON>(`${path}/challenge`);
  const response = await startAuthentication({ optionsJSON }).catch(() => {
    throw passkeyCanceledError();
  });
  return post(path, { response });
}

const passkeyCanceledError = () =>
  new ApiError(0, "no-passkey", "No passkey was used. Nothing was changed.");

export async function addPasskey(name: string) {
  const optionsJSON = await postJson<PublicKeyCredentialCreationOptionsJSON>("/passkeys/challenge");
  const response = await startRegistration({ optionsJSON }).catch((error: Error) => {
    if (error.name !== "InvalidStateError") throw passkeyCanceledError();
    throw new ApiError(0, "known-passkey", "This device already has a passkey for the desk.");
  });
  return post("/passkeys", { name, response });
}

/** The default name of a new passkey. */
export function deviceName(agent = navigator.userAgent): string {
  const patterns = [/iPhone/, /iPad/, /Android/, /Macintosh|Mac OS X/, /Windows/, /CrOS/, /Linux/];
  const names = ["iPhone", "iPad", "Android phone", "Mac", "Windows PC", "Chromebook", "Linux PC"];
  return names[patterns.findIndex((pattern) => pattern.test(agent))] ?? "This device";
}
