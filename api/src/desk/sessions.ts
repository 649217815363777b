import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { ensureOwner, isOwner, type Owner } from "./owners.ts";

const IDLE_DAYS = 7;
const ABSOLUTE_DAYS = 30;
const FRESH_MINUTES = 5;

export interface Session extends Owner {
  id: string;
  /** A passkey was verified within the last minutes, or, while the owner has none, a mailed code. */
  fresh: boolean;
}

/** 32 random bytes go to the browser; the database keeps only their hash. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest();
export const newToken = () => randomBytes(32).toString("base64url");

interface NewSession {
  email: string;
  how: "passkey" | "code";
  device: string;
}

/** Answers the token for the browser's cookie. */
export async function createSession({ now }: Deps, db: Db, { email, how, device }: NewSession) {
  const token = newToken();
  await ensureOwner(db, email);
  await db
    .insertInto("desk_sessions")
    .values({
      token_hash: hashOf(token),
      owner: email,
      how,
      device,
      created_at: now(),
      last_seen_at: now(),
      proven_at: how === "passkey" ? now() : null,
    })
    .execute();
  return token;
}

/** Whose session it is; nothing when it is unknown, ended, too old, or of somebody who is no owner any more. */
export async function findSession(deps: Deps, token: string): Promise<Session | undefined> {
  const { db, now } = deps;
  const within = (column: string, minutes: number) =>
    sql<boolean>`coalesce(${sql.ref(column)} > ${now()} - make_interval(mins => ${minutes}), false)`;
  const hasPasskey = sql`exists (select from desk_passkeys where owner = desk_owners.email)`;
  const session = await db
    .selectFrom("desk_sessions")
    .innerJoin("desk_owners", "desk_owners.email", "desk_sessions.owner")
    .select(["id", "email", "name"])
    .select([
      sql<boolean>`${within("proven_at", FRESH_MINUTES)}
        or (${within("desk_sessions.created_at", FRESH_MINUTES)} and not ${hasPasskey})`.as(
        "fresh",
      ),
      within("last_seen_at", 1).as("seen"),
    ])
    .where("token_hash", "=", hashOf(token))
    .where(within("last_seen_at", IDLE_DAYS * 24 * 60))
    .where(within("desk_sessions.created_at", ABSOLUTE_DAYS * 24 * 60))
    .executeTakeFirst();
  if (!session || !isOwner(deps, session.email)) return undefined;
  const { seen, ...rest } = session;
  if (!seen) await touch(deps, session.id);
  return rest;
}

/** An open desk asks every few seconds; once a minute is enough to know that it is used. */
async function touch({ db, now }: Deps, id: string) {
  await db.updateTable("desk_sessions").set({ last_seen_at: now() }).where("id", "=", id).execute();
}

export async function markPasskeyVerified({ db, now }: Deps, id: string) {
  await db.updateTable("desk_sessions").set({ proven_at: now() }).where("id", "=", id).execute();
}

/** A mailed code signs in anew, with the cookie that the browser has: other tabs go on without noticing. */
export async function renewSession({ now }: Deps, db: Db, id: string, device: string) {
  await db
    .updateTable("desk_sessions")
    .set({ how: "code", device, created_at: now(), last_seen_at: now() })
    .where("id", "=", id)
    .execute();
}

export function requireRecentPasskey({ fresh }: Session) {
  if (!fresh) throw new ApiError(403, "fresh-passkey", "Please confirm this with your passkey.");
}

export function listSessions({ db, now }: Deps, owner: string) {
  return db
    .selectFrom("desk_sessions")
    .select(["id", "device", "how", "created_at", "last_seen_at"])
    .where("owner", "=", owner)
    .where("last_seen_at", ">", sql<Date>`${now()} - make_interval(days => ${IDLE_DAYS})`)
    .where("created_at", ">", sql<Date>`${now()} - make_interval(days => ${ABSOLUTE_DAYS})`)
    .orderBy("last_seen_at", "desc")
    .execute();
}

/** One of an owner's own sessions. */
export async function endSession({ db }: Deps, owner: string, id: string) {
  await db.deleteFrom("desk_sessions").where("owner", "=", owner).where("id", "=", id).execute();
}

/** All of an owner's sessions, and the codes that could start another. */
export async function endAllSessions({ db }: Deps, owner: string) {
  await db.transaction().execute(async (trx) => {
    // Codes first: this waits for a sign-in that is using one, and then deletes its session, too.
    await trx.deleteFrom("desk_codes").where("email", "=", owner).execute();
    await trx.deleteFrom("desk_sessions").where("owner", "=", owner).execute();
  });
}

/** Daily: what nobody can use any more. */
export async function deleteExpiredSessions({ db, now }: Deps) {
  const over = (days: number) => sql<Date>`${now()} - make_interval(days => ${days})`;
  await db
    .deleteFrom("desk_sessions")
    .where((row) =>
      row.or([
        row("last_seen_at", "<", over(IDLE_DAYS)),
        row("created_at", "<", over(ABSOLUTE_DAYS)),
      ]),
    )
    .execute();
  await db.deleteFrom("desk_codes").where("expires_at", "<", now()).execute();
  await db.deleteFrom("desk_challenges").where("expires_at", "<", now()).execute();
}
