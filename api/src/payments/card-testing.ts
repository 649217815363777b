import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { raiseAlertThrottled } from "../alerts/alerts.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";

/**
 * Thieves try stolen cards on small shops, by the thousand. The attempts themselves are the count: what the
 * gateway declined is held against its sender for an hour; only cards that were really declined are held
 * against everybody, for ten minutes. Decision 16 has the reasons.
 */
const NETWORK_LIMIT = { attempts: 5, seconds: 60 * 60 };
const CIRCUIT_BREAKER = { product: 25, site: 40, seconds: 10 * 60 };

/** How long more than five from one address at once wait for one another. */
const MAX_WAIT_MS = 8_000;
const RETRY_DELAY_MS = 200;

type LimitDecision = "go" | "wait" | "sender" | "product" | "site";

const paused =
  "Card payments are paused for a few minutes. Nothing was charged. Please try again soon.";
const messages: Record<Exclude<LimitDecision, "go">, string> = {
  sender:
    "Too many declined payments. Nothing was charged. Please wait an hour, or pay with Venmo.",
  wait: "Many payments are under way from your network. Nothing was charged. Please try again soon.",
  product: paused,
  site: paused,
};

interface Payer {
  sender: string;
  productId: string;
}

/** Begins when the sender may, in the transaction that counts; refuses otherwise, before the gateway is asked. */
export async function withPaymentLimit<T>(
  deps: Deps,
  who: Payer,
  begin: (trx: Trx) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    // First without a lock: a flood that is refused anyway holds up nothing.
    let verdict = await checkLimits(deps, deps.db, who);
    if (verdict === "go") {
      const turn = await deps.db.transaction().execute(async (trx) => {
        // Whoever waited for the lock here would keep a connection from everybody else.
        const lock = await sql<{ taken: boolean }>`
          select pg_try_advisory_xact_lock(hashtextextended(${who.sender}, 0)) as taken`.execute(
          trx,
        );
        const verdict = lock.rows[0]?.taken ? await checkLimits(deps, trx, who) : "wait";
        return verdict === "go" ? { verdict, begun: await begin(trx) } : { verdict };
      });
      if (turn.verdict === "go") return turn.begun;
      verdict = turn.verdict;
    }
    if (verdict !== "wait" || performance.now() > deadline)
      return rejectPayment(deps, verdict, who);
    await delay(RETRY_DELAY_MS * (0.5 + Math.random()));
  }
}

async function checkLimits(
  { now }: Deps,
  db: Db,
  { sender, productId }: Payer,
): Promise<LimitDecision> {
  const ago = (seconds: number) => sql`${now()} - make_interval(secs => ${seconds})`;
  const { rows } = await sql<Record<"declined" | "asking" | "site" | "product", number>>`
    with declines as (
      select order_id from payment_attempts
      where card_declined and changed_at > ${ago(CIRCUIT_BREAKER.seconds)}
    )
    select
      (select count(*) from payment_attempts
        where sender = ${sender} and state = 'declined'
        and changed_at > ${ago(NETWORK_LIMIT.seconds)}) as declined,
      (select count(*) from payment_attempts
        where sender = ${sender} and state = 'charging' and asking_until > ${now()}) as asking,
      (select count(*) from declines) as site,
      (select count(*) from declines join order_items using (order_id)
        where catalog_id = ${productId}) as product`.execute(db);
  const count = rows[0];
  if (!count) throw new Error("no answer to a question of numbers");
  if (count.declined >= NETWORK_LIMIT.attempts) return "sender";
  if (count.product >= CIRCUIT_BREAKER.product) return "product";
  if (count.site >= CIRCUIT_BREAKER.site) return "site";
  return count.declined + count.asking >= NETWORK_LIMIT.attempts ? "wait" : "go";
}

async function rejectPayment(
  deps: Deps,
  verdict: Exclude<LimitDecision, "go">,
  { productId }: Payer,
): Promise<never> {
  if (verdict === "product" || verdict === "site") {
    const { seconds } = CIRCUIT_BREAKER;
    const detail = {
      limit: verdict,
      product: productId,
      declines: CIRCUIT_BREAKER[verdict],
      seconds,
    };
    await raiseAlertThrottled(deps, 60 * 60, { kind: "card-testing", detail });
  }
  throw new ApiError(429, "card-testing", messages[verdict], `card testing: ${verdict}`);
}

/** Nothing counts for longer than an hour, and after a day nobody need know where an attempt came from. */
export async function clearNetworkHashes({ db, now }: Deps) {
  await db
    .updateTable("payment_attempts")
    .set({ sender: null })
    .where("sender", "is not", null)
    .where("changed_at", "<", sql<Date>`${now()} - interval '1 day'`)
    .execute();
}
