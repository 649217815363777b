import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { raiseAlertOnceIn } from "../alerts/alerts.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";

/**
 * Thieves try stolen cards on small shops, by the thousand. The attempts themselves are the count: what the
 * gateway declined is held against its sender for an hour; only cards that were really declined are held
 * against everybody, for ten minutes. Decision 16 has the reasons.
 */
const SENDER = { attempts: 5, seconds: 60 * 60 };
const BREAKER = { product: 25, site: 40, seconds: 10 * 60 };

/** How long more than five from one address at once wait for one another. */
const TURN_MS = 8_000;
const LOOK_AGAIN_MS = 200;

type Verdict = "go" | "wait" | "sender" | "product" | "site";

const paused =
  "Card payments are paused for a few minutes. Nothing was charged. Please try again soon.";
const messages: Record<Exclude<Verdict, "go">, string> = {
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
export async function inTurn<T>(
  deps: Deps,
  who: Payer,
  begin: (trx: Trx) => Promise<T>,
): Promise<T> {
  const deadline = performance.now() + TURN_MS;
  for (;;) {
    // First without a lock: a flood that is refused anyway holds up nothing.
    let verdict = await judge(deps, deps.db, who);
    if (verdict === "go") {
      const turn = await deps.db.transaction().execute(async (trx) => {
        // Whoever waited for the lock here would keep a connection from everybody else.
        const lock = await sql<{ taken: boolean }>`
          select pg_try_advisory_xact_lock(hashtextextended(${who.sender}, 0)) as taken`.execute(
          trx,
        );
        const verdict = lock.rows[0]?.taken ? await judge(deps, trx, who) : "wait";
        return verdict === "go" ? { verdict, begun: await begin(trx) } : { verdict };
      });
      if (turn.verdict === "go") return turn.begun;
      verdict = turn.verdict;
    }
    if (verdict !== "wait" || performance.now() > deadline) return refuse(deps, verdict, who);
    await delay(LOOK_AGAIN_MS * (0.5 + Math.random()));
  }
}

async function judge({ now }: Deps, db: Db, { sender, productId }: Payer): Promise<Verdict> {
  const ago = (seconds: number) => sql`${now()} - make_interval(secs => ${seconds})`;
  const { rows } = await sql<Record<"declined" | "asking" | "site" | "product", number>>`
    with declines as (
      select order_id from payment_attempts
      where card_declined and changed_at > ${ago(BREAKER.seconds)}
    )
    select
      (select count(*) from payment_attempts
        where sender = ${sender} and state = 'declined'
        and changed_at > ${ago(SENDER.seconds)}) as declined,
      (select count(*) from payment_attempts
        where sender = ${sender} and state = 'charging' and asking_until > ${now()}) as asking,
      (select count(*) from declines) as site,
      (select count(*) from declines join order_items using (order_id)
        where catalog_id = ${productId}) as product`.execute(db);
  const count = rows[0];
  if (!count) throw new Error("no answer to a question of numbers");
  if (count.declined >= SENDER.attempts) return "sender";
  if (count.product >= BREAKER.product) return "product";
  if (count.site >= BREAKER.site) return "site";
  return count.declined + count.asking >= SENDER.attempts ? "wait" : "go";
}

async function refuse(
  deps: Deps,
  verdict: Exclude<Verdict, "go">,
  { productId }: Payer,
): Promise<never> {
  if (verdict === "product" || verdict === "site") {
    const { seconds } = BREAKER;
    const detail = { limit: verdict, product: productId, declines: BREAKER[verdict], seconds };
    await raiseAlertOnceIn(deps, 60 * 60, { kind: "card-testing", detail });
  }
  throw new ApiError(429, "card-testing", messages[verdict], `card testing: ${verdict}`);
}

/** Nothing counts for longer than an hour, and after a day nobody need know where an attempt came from. */
export async function forgetSenders({ db, now }: Deps) {
  await db
    .updateTable("payment_attempts")
    .set({ sender: null })
    .where("sender", "is not", null)
    .where("changed_at", "<", sql<Date>`${now()} - interval '1 day'`)
    .execute();
}
