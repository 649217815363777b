import type { CheckoutRequest, CheckoutResponse } from "@agency/contract/api/checkout";
import { sql } from "kysely";
import { raiseAlert } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { deterministicUuid } from "../core/deterministic-uuid.ts";
import type { Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";
import { orderLookup } from "../fulfillment/fulfillment.ts";
import { activeAttemptStates, orderPath } from "../orders/orders.ts";

/** If a response is lost, the buyer may pay again in a new tab with a new purchase key. See docs/decisions/0018. */
const DUPLICATE_WINDOW_MINUTES = 30;

export type RecentPurchase = Order & { network_hash: string | null };

interface Purchase {
  email: string;
  catalogId: string;
  storedPurchaseKey: string;
}

/** Finds other orders for this item and email whose payment is captured, authorized or charging; newest first. */
export async function findRecentPurchases(
  { now }: Deps,
  trx: Trx,
  { email, catalogId, storedPurchaseKey }: Purchase,
): Promise<RecentPurchase[]> {
  const normalizedEmail = email.toLowerCase();
  const lockName = `${catalogId} ${normalizedEmail}`;
  // The lock makes two simultaneous purchases see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 1))`.execute(trx);
  return trx
    .selectFrom("orders")
    .innerJoin("order_items", "order_items.order_id", "orders.id")
    .innerJoin("payment_attempts", "payment_attempts.order_id", "orders.id")
    .selectAll("orders")
    .select("payment_attempts.network_hash")
    .where("orders.email", "=", normalizedEmail)
    .where("order_items.catalog_id", "=", catalogId)
    .where("orders.purchase_key", "!=", storedPurchaseKey)
    .where("orders.state", "in", ["pending", "paid"])
    .where("payment_attempts.state", "in", activeAttemptStates)
    .where(
      "payment_attempts.created_at",
      ">",
      sql<Date>`${now()} - make_interval(mins => ${DUPLICATE_WINDOW_MINUTES})`,
    )
    .orderBy("orders.id", "desc")
    .limit(20)
    .execute();
}

const duplicateWarning = {
  success: false,
  possibleDuplicate: true,
  error: "You may have paid for this already. Nothing was charged this time.",
} as const satisfies CheckoutResponse;

interface DuplicateCheck {
  catalogId: string;
  /** Keys of recent purchases that the browser has stored. */
  recentPurchaseKeys?: CheckoutRequest["recentPurchaseKeys"];
  networkHash: string;
}

/**
 * Same browser: warns and links to the earlier order. Same network: warns and sends the link by email. Anyone else
 * gets no warning, so that strangers do not learn of the purchase.
 */
export async function warnIfDuplicate(
  deps: Deps,
  trx: Trx,
  recentPurchases: readonly RecentPurchase[],
  { catalogId, recentPurchaseKeys = [], networkHash }: DuplicateCheck,
): Promise<CheckoutResponse | undefined> {
  const fromSameBrowser = recentPurchases.find(({ purchase_key, total_cents }) =>
    recentPurchaseKeys.some(
      (key) => deterministicUuid(key, catalogId, total_cents) === purchase_key,
    ),
  );
  if (fromSameBrowser) return { ...duplicateWarning, orderPath: orderPath(deps, fromSameBrowser) };
  const fromSameNetwork = recentPurchases.find((order) => order.network_hash === networkHash);
  if (!fromSameNetwork) return undefined;
  // The deterministic id makes repeated warnings send only one email.
  const requestId = deterministicUuid("paid already", fromSameNetwork.id);
  const { email } = fromSameNetwork;
  await deps.queue.mail(trx, orderLookup({ email, requestId }));
  return duplicateWarning;
}

/** The buyer could not be warned, so an owner decides whether to refund one of the orders. */
export async function alertPossibleDuplicate(
  deps: Deps,
  order: Order,
  recentPurchases: readonly RecentPurchase[],
) {
  const earlier = recentPurchases.map(({ number }) => number);
  const detail = { order: order.number, earlier, cents: order.total_cents };
  await raiseAlert(deps, { kind: "possible-duplicate-payment", subject: order.number, detail });
}
