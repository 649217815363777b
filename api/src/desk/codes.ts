import { timingSafeEqual } from "node:crypto";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { incrementRateLimit } from "../rate-limits.ts";
import { isOwner, minutesFromNow } from "./owners.ts";
import { createSession, findSession, hashOf, newToken, renewSession } from "./sessions.ts";

const MINUTES = 10;
const TRIES = 5;
/** Nobody's mailbox is filled by somebody else's impatience. */
const MAILS_AN_HOUR = 6;

/** Without those that look alike. */
const LETTERS = "23456789CDEFGHJKMNPQRTVWXYZ";

/**
 * The code is worked out from the row's id with our key, and written down nowhere: neither the database nor the queue
 * can tell it.
 */
export function deriveSignInCode({ signer }: Pick<Deps, "signer">, id: string) {
  const bytes = Buffer.from(signer.sign("desk-code", id).split(".").at(-1) ?? "", "base64url");
  return Array.from(bytes.subarray(0, 8), (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Takes the same steps for a known and an unknown address; only the mail is not written for the latter. */
export async function requestCode(deps: Deps, email: string) {
  const browser = newToken();
  const address = email.toLowerCase();
  const asked = await incrementRateLimit(
    deps,
    `desk-code-to:${deps.signer.pseudonym(address)}`,
    60 * 60,
  );
  const request = await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("desk_codes")
      .values({
        browser_hash: hashOf(browser),
        email: address,
        expires_at: minutesFromNow(deps, MINUTES),
      })
      .returning(["id", "expires_at"])
      .executeTakeFirstOrThrow();
    if (asked <= MAILS_AN_HOUR) await deps.queue.mail(trx, { kind: "desk-code", codeId: row.id });
    return row;
  });
  return { browser, validUntil: request.expires_at };
}

interface CodeSignIn {
  /** Of the browser that asked for the code. */
  browser: string;
  code: string;
  device: string;
  /** Of the session that the browser has already, if it has one. */
  token: string | undefined;
}

/** Returns the session's token: a new one, unless the browser has a session of the same owner. */
export async function signInWithCode(deps: Deps, { browser, code, device, token }: CodeSignIn) {
  const tried = await deps.db
    .updateTable("desk_codes")
    .set((row) => ({ tries: row("tries", "+", 1) }))
    .where("browser_hash", "=", hashOf(browser))
    .where("expires_at", ">", deps.now())
    .where("tries", "<", TRIES)
    .returning(["id", "email", "tries"])
    .executeTakeFirst();
  if (!tried)
    throw new ApiError(401, "code-expired", "This code has expired. Please ask for another.");
  const right = isSame(deriveSignInCode(deps, tried.id), code) && isOwner(deps, tried.email);
  if (!right) throw wrongCode(TRIES - tried.tries);
  const open = token ? await findSession(deps, token) : undefined;
  return deps.db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom("desk_codes")
      .where("id", "=", tried.id)
      .returning("id")
      .executeTakeFirst();
    if (!used) throw wrongCode(0);
    const owner = tried.email;
    await deps.queue.mail(trx, {
      kind: "desk-notice",
      what: "signed-in-by-code",
      owner,
      device,
      key: tried.id,
    });
    if (!token || open?.email !== owner)
      return createSession(deps, trx, { email: owner, how: "code", device });
    await renewSession(deps, trx, open.id, device);
    return token;
  });
}

function isSame(expected: string, given: string) {
  const typed = Buffer.from(given.toUpperCase().replace(/[^A-Z0-9]/g, ""));
  return typed.length === expected.length && timingSafeEqual(typed, Buffer.from(expected));
}

function wrongCode(left: number) {
  const rest =
    left === 0
      ? "Please ask for another."
      : `${left} ${left === 1 ? "try" : "tries"} left; the newest mail counts.`;
  return new ApiError(401, "wrong-code", `That is not the code. ${rest}`);
}
