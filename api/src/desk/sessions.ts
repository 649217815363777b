import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import type { Db } from "../db/database.ts";
import { ensureOwner, isOwner, type Owner } from "./owners.ts";

const IDLE_DAYS = 7;
const ABSOLUTE_DAYS = 30;
const RECENT_MINUTES = 5;

export interface Session extends Owner {
  id: string;
  /** A passkey was verified recently, or an emailed code while the owner has no passkey. */
  hasRecentPasskey: boolean;
}

/** The database stores only the hash of the token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest();
export const newToken = () => randomBytes(32).toString("base64url");

interface NewSession {
  email: string;
  signInMethod: "passkey" | "code";
  device: string;
}

/** Returns the token for the session cookie. */
export async function createSession(
  { now }: Deps,
  db: Db,
  { email, signInMethod, device }: NewSession,
) {
  const token = newToken();
  await ensureOwner(db, email);
  await db
    .insertInto("desk_sessions")
    .values({
      token_hash: hashToken(token),
      owner: email,
      sign_in_method: signInMethod,
      device,
      created_at: now(),
      last_seen_at: now(),
      passkey_verified_at: signInMethod === "passkey" ? now() : null,
    })
    .execute();
  return token;
}

/** Returns undefined when the session is unknown, ended or expired, or when its owner was removed. */
export async function findSession(deps: Deps, token: string): Promise<Session | undefined> {
  const { db, now } = deps;
  const isWithinMinutes = (column: string, minutes: number) =>
    sql<boolean>`coalesce(${sql.ref(column)} > ${now()} - make_interval(mins => ${minutes}), false)`;
  const hasPasskey = sql`exists (select from desk_passkeys where owner = desk_owners.email)`;
  const session = await db
    .selectFrom("desk_sessions")
    .innerJoin("desk_owners", "desk_owners.email", "desk_sessions.owner")
    .select(["id", "email", "name"])
    .select([
      sql<boolean>`${isWithinMinutes("passkey_verified_at", RECENT_MINUTES)}
        or (${isWithinMinutes("desk_sessions.created_at", RECENT_MINUTES)} and not ${hasPasskey})`.as(
        "hasRecentPasskey",
      ),
      isWithinMinutes("last_seen_at", 1).as("isLastSeenCurrent"),
    ])
    .where("token_hash", "=", hashToken(token))
    .where(isWithinMinutes("last_seen_at", IDLE_DAYS * 24 * 60))
    .where(isWithinMinutes("desk_sessions.created_at", ABSOLUTE_DAYS * 24 * 60))
    .executeTakeFirst();
  if (!session || !isOwner(deps, session.email)) return undefined;
  const { isLastSeenCurrent, ...result } = session;
  if (!isLastSeenCurrent) await updateLastSeen(deps, session.id);
  return result;
}

/** Called at most once a minute, because an open desk polls every few seconds. */
async function updateLastSeen({ db, now }: Deps, id: string) {
  await db.updateTable("desk_sessions").set({ last_seen_at: now() }).where("id", "=", id).execute();
}

export async function markPasskeyVerified({ db, now }: Deps, id: string) {
  await db
    .updateTable("desk_sessions")
    .set({ passkey_verified_at: now() })
    .where("id", "=", id)
    .execute();
}

/** Renews the session after a code was entered, and keeps its token, so that other tabs stay signed in. */
export async function renewSession({ now }: Deps, db: Db, id: string, device: string) {
  await db
    .updateTable("desk_sessions")
    .set({ sign_in_method: "code", device, created_at: now(), last_seen_at: now() })
    .where("id", "=", id)
    .execute();
}

export function requireRecentPasskey({ hasRecentPasskey }: Session) {
  if (!hasRecentPasskey)
    throw new ApiError(403, "passkey-required", "Confirm this with your passkey.");
}

export function listSessions({ db, now }: Deps, owner: string) {
  return db
    .selectFrom("desk_sessions")
    .select(["id", "device", "sign_in_method", "created_at", "last_seen_at"])
    .where("owner", "=", owner)
    .where("last_seen_at", ">", sql<Date>`${now()} - make_interval(days => ${IDLE_DAYS})`)
    .where("created_at", ">", sql<Date>`${now()} - make_interval(days => ${ABSOLUTE_DAYS})`)
    .orderBy("last_seen_at", "desc")
    .execute();
}

/** Ends the session only if it belongs to this owner. */
export async function endSession({ db }: Deps, owner: string, id: string) {
  await db.deleteFrom("desk_sessions").where("owner", "=", owner).where("id", "=", id).execute();
}

/** Also deletes the sign-in codes, which could start another session. */
export async function endAllSessions({ db }: Deps, owner: string) {
  await db.transaction().execute(async (trx) => {
    // Delete codes first: this waits for a sign-in that uses one, whose session is then deleted, too.
    await trx.deleteFrom("desk_sign_in_codes").where("email", "=", owner).execute();
    await trx.deleteFrom("desk_sessions").where("owner", "=", owner).execute();
  });
}

/** Also deletes expired codes and challenges. */
export async function deleteExpiredSessions({ db, now }: Deps) {
  const daysAgo = (days: number) => sql<Date>`${now()} - make_interval(days => ${days})`;
  await db
    .deleteFrom("desk_sessions")
    .where((row) =>
      row.or([
        row("last_seen_at", "<", daysAgo(IDLE_DAYS)),
        row("created_at", "<", daysAgo(ABSOLUTE_DAYS)),
      ]),
    )
    .execute();
  await db.deleteFrom("desk_sign_in_codes").where("expires_at", "<", now()).execute();
  await db.deleteFrom("desk_challenges").where("expires_at", "<", now()).execute();
}
