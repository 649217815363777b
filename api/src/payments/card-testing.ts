import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { raiseAlertThrottled } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import type { Db, Trx } from "../db/database.ts";

/** Declines per IP network, whatever the reason. docs/decisions/0016 explains the limits. */
const NETWORK_LIMIT = { declines: 5, seconds: 60 * 60 };
/** Card declines per product and on the whole site. When either is reached, online payments are paused. */
const CIRCUIT_BREAKER = { product: 25, site: 40, seconds: 10 * 60 };

/** How long a payment waits while its network has too many other payments in progress. */
const MAX_WAIT_MS = 8_000;
const RETRY_DELAY_MS = 200;

/** "allow", "wait", or the limit that was exceeded. */
type LimitDecision = "allow" | "wait" | "network" | "product" | "site";

const pausedMessage =
  "Online payments are paused for a few minutes. Nothing was charged. Please try again soon.";
const messages: Record<Exclude<LimitDecision, "allow" | "network">, string> = {
  wait: "Too many payments are in progress from your network. Nothing was charged. Please try again soon.",
  product: pausedMessage,
  site: pausedMessage,
};

/** The checkout's own Venmo button is limited too, so this names the other way to pay by Venmo. */
function describeNetworkLimit({ catalogId }: LimitScope) {
  const venmo = catalogId ? "by Venmo with an order number" : "with a Venmo code";
  return `Too many declined payments. Nothing was charged. Please wait an hour, or pay ${venmo}.`;
}

export interface LimitScope {
  networkHash: string;
  /** Null for installments: all payment requests together have the limit of one product. */
  catalogId: string | null;
}

/** Runs `start` if the limits allow another payment, and throws an ApiError otherwise. */
export async function withPaymentLimit<T>(
  deps: Deps,
  scope: LimitScope,
  start: (trx: Trx) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    // Check without a lock first, so that a flood of rejected requests takes no locks.
    let decision = await checkLimits(deps, deps.db, scope);
    if (decision === "allow") {
      const result = await deps.db.transaction().execute(async (trx) => {
        // Do not wait for the lock: waiting would hold a database connection.
        const lock = await sql<{ acquired: boolean }>`
          select pg_try_advisory_xact_lock(hashtextextended(${scope.networkHash}, 0)) as acquired`.execute(
          trx,
        );
        const final = lock.rows[0]?.acquired ? await checkLimits(deps, trx, scope) : "wait";
        return final === "allow"
          ? { decision: final, started: await start(trx) }
          : { decision: final };
      });
      if (result.decision === "allow") return result.started;
      decision = result.decision;
    }
    if (decision !== "wait" || performance.now() > deadline)
      return rejectPayment(deps, decision, scope);
    await delay(RETRY_DELAY_MS * (0.5 + Math.random()));
  }
}

async function checkLimits(
  { now }: Deps,
  db: Db,
  { networkHash, catalogId }: LimitScope,
): Promise<LimitDecision> {
  const secondsAgo = (seconds: number) => sql`${now()} - make_interval(secs => ${seconds})`;
  const { rows } = await sql<Record<"declined" | "in_flight" | "site" | "product", number>>`
    with declines as (
      select order_id from payment_attempts
      where is_card_decline and updated_at > ${secondsAgo(CIRCUIT_BREAKER.seconds)}
    )
    select
      (select count(*) from payment_attempts
        where network_hash = ${networkHash} and state = 'declined'
        and updated_at > ${secondsAgo(NETWORK_LIMIT.seconds)}) as declined,
      (select count(*) from payment_attempts
        where network_hash = ${networkHash} and state = 'charging'
        and in_flight_until > ${now()}) as in_flight,
      (select count(*) from declines) as site,
      (select count(*) from declines join order_items using (order_id)
        where catalog_id is not distinct from ${catalogId}) as product`.execute(db);
  const counts = rows[0];
  if (!counts) throw new Error("the count query returned no row");
  if (counts.declined >= NETWORK_LIMIT.declines) return "network";
  if (counts.product >= CIRCUIT_BREAKER.product) return "product";
  if (counts.site >= CIRCUIT_BREAKER.site) return "site";
  // A payment in progress may still be declined, so it counts like a decline.
  return counts.declined + counts.in_flight >= NETWORK_LIMIT.declines ? "wait" : "allow";
}

async function rejectPayment(
  deps: Deps,
  decision: Exclude<LimitDecision, "allow">,
  scope: LimitScope,
): Promise<never> {
  if (decision === "product" || decision === "site") {
    const { seconds } = CIRCUIT_BREAKER;
    const detail = {
      limit: decision,
      product: scope.catalogId ?? "payment-request",
      declines: CIRCUIT_BREAKER[decision],
      seconds,
    };
    await raiseAlertThrottled(deps, 60 * 60, { kind: "card-testing", detail });
  }
  const message = decision === "network" ? describeNetworkLimit(scope) : messages[decision];
  throw new ApiError(429, "card-testing", message, `card testing: ${decision}`);
}

/** Clears network hashes after a day for privacy; the limits need them for an hour. */
export async function clearNetworkHashes({ db, now }: Deps) {
  await db
    .updateTable("payment_attempts")
    .set({ network_hash: null })
    .where("network_hash", "is not", null)
    .where("updated_at", "<", sql<Date>`${now()} - interval '1 day'`)
    .execute();
}
