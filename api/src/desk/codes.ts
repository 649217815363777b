import { timingSafeEqual } from "node:crypto";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { incrementRateLimit } from "../core/rate-limits.ts";
import * as emails from "./emails.ts";
import { isOwner, minutesFromNow } from "./owners.ts";
import { createSession, findSession, hashToken, newToken, renewSession } from "./sessions.ts";

const CODE_MINUTES = 10;
const MAX_ATTEMPTS = 5;
/** Limits emails per address, so that strangers cannot flood a mailbox. */
const MAX_EMAILS_PER_HOUR = 6;

/** Without characters that are easily confused. */
const ALPHABET = "23456789CDEFGHJKMNPQRTVWXYZ";

/** Derives the code from the row's ID and the signing key, so that it is stored neither in the database nor in the queue. */
export function deriveSignInCode({ signer }: Pick<Deps, "signer">, id: string) {
  const bytes = Buffer.from(signer.sign("desk-code", id).split(".").at(-1) ?? "", "base64url");
  return Array.from(bytes.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** Runs the same steps for an unknown address, except the email, so that timing does not reveal owners. */
export async function requestCode(deps: Deps, email: string) {
  const browserToken = newToken();
  const address = email.toLowerCase();
  const requestCount = await incrementRateLimit(
    deps,
    `desk-code-to:${deps.signer.keyedHash(address)}`,
    60 * 60,
  );
  const code = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("desk_sign_in_codes")
      .values({
        browser_hash: hashToken(browserToken),
        email: address,
        expires_at: minutesFromNow(deps, CODE_MINUTES),
      })
      .returning(["id", "expires_at"])
      .executeTakeFirstOrThrow();
    if (requestCount <= MAX_EMAILS_PER_HOUR)
      await deps.queue.mail(trx, emails.signInCode({ codeId: row.id }));
    return row;
  });
  return { browser: browserToken, validUntil: code.expires_at };
}

interface CodeSignIn {
  /** Cookie of the browser that requested the code. */
  browser: string;
  code: string;
  device: string;
  /** Token of the browser's current session. */
  token: string | undefined;
}

/** Returns the session token, which is new unless the browser already has a session of the same owner. */
export async function signInWithCode(deps: Deps, { browser, code, device, token }: CodeSignIn) {
  const attempt = await deps.db
    .updateTable("desk_sign_in_codes")
    .set((row) => ({ attempt_count: row("attempt_count", "+", 1) }))
    .where("browser_hash", "=", hashToken(browser))
    .where("expires_at", ">", deps.now())
    .where("attempt_count", "<", MAX_ATTEMPTS)
    .returning(["id", "email", "attempt_count"])
    .executeTakeFirst();
  if (!attempt)
    throw new ApiError(401, "code-expired", "This code has expired. Request a new one.");
  const isCorrect =
    isSameCode(deriveSignInCode(deps, attempt.id), code) && isOwner(deps, attempt.email);
  if (!isCorrect) throw wrongCodeError(MAX_ATTEMPTS - attempt.attempt_count);
  const current = token ? await findSession(deps, token) : undefined;
  return deps.db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom("desk_sign_in_codes")
      .where("id", "=", attempt.id)
      .returning("id")
      .executeTakeFirst();
    if (!used) throw wrongCodeError(0);
    const owner = attempt.email;
    const what = "signed-in-by-code";
    const notification = emails.securityNotification({ what, owner, device, key: attempt.id });
    await deps.queue.mail(trx, notification);
    if (!token || current?.email !== owner)
      return createSession(deps, trx, { email: owner, signInMethod: "code", device });
    await renewSession(deps, trx, current.id, device);
    return token;
  });
}

function isSameCode(expected: string, given: string) {
  const typed = Buffer.from(given.toUpperCase().replace(/[^A-Z0-9]/g, ""));
  return typed.length === expected.length && timingSafeEqual(typed, Buffer.from(expected));
}

function wrongCodeError(attemptsLeft: number) {
  const advice =
    attemptsLeft === 0
      ? "Request a new one."
      : `${attemptsLeft} ${attemptsLeft === 1 ? "attempt" : "attempts"} left. Use the code from the latest email.`;
  return new ApiError(401, "wrong-code", `Incorrect code. ${advice}`);
}
