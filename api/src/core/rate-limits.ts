import { sql } from "kysely";
import type { Deps } from "./deps.ts";
import { ApiError } from "./errors.ts";
import { toIpNetwork } from "./ip-network.ts";

interface Limit {
  hits: number;
  seconds: number;
}

/** Counts this hit across all instances and returns the number of hits in the window. */
export async function incrementRateLimit(
  { db, now }: Deps,
  key: string,
  seconds: number,
): Promise<number> {
  const isExpired = sql`rate_limits.window_started_at < ${now()} - make_interval(secs => ${seconds})`;
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limits (key, window_started_at, hits) values (${key}, ${now()}, 1)
    on conflict (key) do update set
      hits = case when ${isExpired} then 1 else rate_limits.hits + 1 end,
      window_started_at = case when ${isExpired} then ${now()} else rate_limits.window_started_at end
    returning hits`.execute(db);
  return rows[0]?.hits ?? 0;
}

/** Limits the hits of an IP address. An IPv6 address counts as its network. */
export const enforceRateLimit = (deps: Deps, action: string, ip: string, limit: Limit) =>
  enforceSubjectRateLimit(deps, action, toIpNetwork(ip), limit);

/** Throws when the limit is exceeded; otherwise returns the number of hits. Only a keyed hash of the subject is stored. */
export async function enforceSubjectRateLimit(
  deps: Deps,
  action: string,
  subject: string,
  { hits, seconds }: Limit,
) {
  const key = `${action}:${deps.signer.keyedHash(subject)}`;
  const count = await incrementRateLimit(deps, key, seconds);
  if (count > hits) {
    throw new ApiError(429, "rate-limited", `Too many requests. Please ${formatWait(seconds)}.`);
  }
  return count;
}

function formatWait(seconds: number) {
  if (seconds <= 60) return "wait a minute";
  return seconds <= 60 * 60 ? "wait an hour" : "try again tomorrow";
}

export async function deleteExpiredRateLimits({ db, now }: Deps) {
  await db
    .deleteFrom("rate_limits")
    .where("window_started_at", "<", sql<Date>`${now()} - interval '1 day'`)
    .execute();
}
