/** Signed tokens that expire, by the clock of the database. */
import type { Deps } from "./deps.ts";
import { databaseTime } from "./local-time.ts";

type Purpose = "claim" | "file" | "lead";

export async function signExpiring(deps: Deps, purpose: Purpose, text: string, seconds: number) {
  const expiresAt = (await epochSeconds(deps)) + seconds;
  return deps.signer.sign(purpose, `${text}-${Math.round(expiresAt)}`);
}

/** Returns the signed text, also of an expired token, or undefined when the signature is not valid. */
export async function verifyExpiring(deps: Deps, purpose: Purpose, token: string) {
  const [, text, expiresAt] =
    /^(.+)-(\d{1,12})$/.exec(deps.signer.verify(purpose, token) ?? "") ?? [];
  if (text === undefined) return undefined;
  return { text, isExpired: Number(expiresAt) < (await epochSeconds(deps)) };
}

const epochSeconds = async (deps: Deps) => (await databaseTime(deps)).getTime() / 1_000;
