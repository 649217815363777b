import type { CheckoutRequest, CheckoutResponse } from "@agency/contract/api/checkout";
import { sql } from "kysely";
import { raiseAlert } from "../alerts/alerts.ts";
import type { Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { deterministicUuid } from "../deterministic-uuid.ts";
import { activeAttemptStates, orderPath } from "../orders/orders.ts";

/**
 * A buyer whose answer was lost begins again in a new tab, with a new key, and would pay twice. So the same thing
 * for the same e-mail within half an hour is asked about first. Decision 18 says who is asked, and who is not.
 */
const MINUTES = 30;

type EarlierOrder = Order & { sender: string | null };

interface Wanted {
  email: string;
  itemId: string;
  clientKey: string;
}

/** Newest first: other orders of this e-mail for this thing whose money is taken, held or not known of. */
export async function findRecentPurchases(
  { now }: Deps,
  trx: Trx,
  { email, itemId, clientKey }: Wanted,
): Promise<EarlierOrder[]> {
  const buyer = email.toLowerCase();
  // Two tabs in the same moment see one another.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${itemId} ${buyer}`}, 1))`.execute(
    trx,
  );
  return trx
    .selectFrom("orders")
    .innerJoin("order_items", "order_items.order_id", "orders.id")
    .innerJoin("payment_attempts", "payment_attempts.order_id", "orders.id")
    .selectAll("orders")
    .select("payment_attempts.sender")
    .where("orders.email", "=", buyer)
    .where("order_items.catalog_id", "=", itemId)
    .where("orders.client_key", "!=", clientKey)
    .where("orders.state", "in", ["pending", "paid"])
    .where("payment_attempts.state", "in", activeAttemptStates)
    .where(
      "payment_attempts.began_at",
      ">",
      sql<Date>`${now()} - make_interval(mins => ${MINUTES})`,
    )
    .orderBy("orders.id", "desc")
    .limit(20)
    .execute();
}

const question = {
  success: false,
  paidAlready: true,
  error: "You may have paid for this already. Nothing was charged now.",
} as const satisfies CheckoutResponse;

/**
 * Asks whoever shows the key of the earlier purchase, and leads them to it; asks whoever comes from the same
 * network, and mails the way to it. To anybody else an e-mail address tells nothing.
 */
export async function checkForDuplicate(
  deps: Deps,
  trx: Trx,
  earlier: readonly EarlierOrder[],
  {
    itemId,
    keys = [],
    sender,
  }: { itemId: string; keys?: CheckoutRequest["earlier"]; sender: string },
): Promise<CheckoutResponse | undefined> {
  const own = earlier.find(({ client_key, total_cents }) =>
    keys.some((key) => deterministicUuid(key, itemId, total_cents) === client_key),
  );
  if (own) return { ...question, orderPath: orderPath(deps, own) };
  const near = earlier.find((order) => order.sender === sender);
  if (!near) return undefined;
  // The same question twice is the same message, and sent once.
  const asked = deterministicUuid("paid already", near.id);
  await deps.queue.mail(trx, { kind: "find-order", email: near.email, asked });
  return question;
}

/** Nobody could be asked: the owner looks whether one of the two was meant. */
export async function alertPossibleDuplicate(
  deps: Deps,
  order: Order,
  earlier: readonly EarlierOrder[],
) {
  const first = earlier.map(({ number }) => number);
  const detail = { order: order.number, earlier: first, cents: order.total_cents };
  await raiseAlert(deps, { kind: "perhaps-paid-twice", subject: order.number, detail });
}
