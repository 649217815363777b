import { sql } from "kysely";
import type { Deps } from "./deps.ts";
import { ApiError } from "./errors.ts";
import { hashIpNetwork } from "./ip-network.ts";

interface Limit {
  hits: number;
  seconds: number;
}

/** Counts this hit, for all instances of the service together, and answers how many there were in the window. */
export async function incrementRateLimit(
  { db, now }: Deps,
  key: string,
  seconds: number,
): Promise<number> {
  const lapsed = sql`rate_limits.window_began_at < ${now()} - make_interval(secs => ${seconds})`;
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limits (key, window_began_at, hits) values (${key}, ${now()}, 1)
    on conflict (key) do update set
      hits = case when ${lapsed} then 1 else rate_limits.hits + 1 end,
      window_began_at = case when ${lapsed} then ${now()} else rate_limits.window_began_at end
    returning hits`.execute(db);
  return rows[0]?.hits ?? 0;
}

/** Refuses the hit that is one too many, or answers how many there were. An IPv6 address counts as its network. */
export async function enforceRateLimit(
  deps: Deps,
  what: string,
  who: string,
  { hits, seconds }: Limit,
) {
  const counted = await incrementRateLimit(deps, `${what}:${hashIpNetwork(deps, who)}`, seconds);
  if (counted > hits) {
    throw new ApiError(429, "too-many", `Too many requests. Please ${waitFor(seconds)}.`);
  }
  return counted;
}

function waitFor(seconds: number) {
  if (seconds <= 60) return "wait a minute";
  return seconds <= 60 * 60 ? "wait an hour" : "try again tomorrow";
}

export async function deleteExpiredRateLimits({ db, now }: Deps) {
  await db
    .deleteFrom("rate_limits")
    .where("window_began_at", "<", sql<Date>`${now()} - interval '1 day'`)
    .execute();
}
