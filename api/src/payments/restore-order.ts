import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { Attempt, Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import type { ChargedItem, GatewayTransaction, SaleRecord } from "../gateways/gateway.ts";
import {
  findActiveAttempt,
  isAwaitingPayment,
  lockOrder,
  type OrderLine,
  recordEvent,
  restoreOrder,
  restoreOrderLine,
} from "../orders/orders.ts";
import { parseInstallmentItemName } from "../payment-request-number.ts";
import { resolveAttempt } from "./reconcile-attempts.ts";
import { parseReference } from "./reference.ts";

/**
 * A restored backup does not know what was sold since. The gateway does: the reference holds the order's number, the
 * line items what was bought, and the sale who paid. Answers the number of the order that was written again, and
 * nothing where the record is not enough.
 */
export async function restoreOrderFromGateway(
  deps: Deps,
  transaction: GatewayTransaction,
): Promise<string | undefined> {
  const { orderNumber, ledger } = parseReference(transaction.reference) ?? {};
  // Without the id of a database in it, it may be of another one.
  if (!orderNumber || !ledger || (await isFullyRefunded(deps, transaction))) return undefined;
  const sale = await deps.gateway.readSale(transaction.id);
  const attempt = await deps.db
    .transaction()
    .execute((trx) => restoreAttempt(trx, transaction, sale, orderNumber));
  if (!attempt) return undefined;
  // From here on it is like any payment that a crash has left behind, dated by when the attempt began.
  await resolveAttempt(deps, attempt, transaction);
  return orderNumber;
}

async function isFullyRefunded({ gateway }: Deps, { id, cents }: GatewayTransaction) {
  const refunds = await gateway.refundsOf(id);
  const given = refunds.filter(({ state }) => state !== "failed");
  return given.reduce((sum, refund) => sum + refund.cents, 0) >= cents;
}

async function restoreAttempt(
  trx: Trx,
  transaction: GatewayTransaction,
  sale: SaleRecord,
  number: string,
): Promise<Attempt | undefined> {
  const order =
    (await findExistingOrder(trx, transaction, number)) ??
    (await insertMissingOrder(trx, transaction, sale, number));
  if (!order || !isAwaitingPayment(order) || (await findActiveAttempt(trx, order.id)))
    return undefined;
  if (order.total_cents !== transaction.cents) return undefined;
  const attempt = await trx
    .insertInto("payment_attempts")
    .values({
      order_id: order.id,
      client_key: crypto.randomUUID(),
      reference: transaction.reference,
      state: "charging",
      amount_cents: transaction.cents,
      began_at: transaction.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (attempt)
    await recordEvent(trx, order.id, "rebuilt", "system", { transaction: transaction.id });
  return attempt;
}

/** Placed before the backup was made, and paid after it. A number that was drawn anew belongs to somebody else. */
async function findExistingOrder(trx: Trx, { createdAt }: GatewayTransaction, number: string) {
  const known = await trx
    .selectFrom("orders")
    .select("id")
    .where("number", "=", number)
    .where("placed_at", "<=", createdAt)
    .executeTakeFirst();
  return known && lockOrder(trx, known.id);
}

async function insertMissingOrder(
  trx: Trx,
  transaction: GatewayTransaction,
  { items, ...buyer }: SaleRecord,
  number: string,
): Promise<Order | undefined> {
  const lines = items.map(lineOf);
  const cents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const { email } = buyer;
  if (!email || cents !== transaction.cents) return undefined;
  const [line] = lines;
  const instalment = line && (await instalmentOf(trx, line, transaction));
  return restoreOrder(trx, {
    ...{ ...buyer, number, lines, email },
    placedAt: transaction.createdAt,
    method: transaction.method ?? "card",
    instalmentId: instalment?.id,
    taxCents: items[0]?.taxCents ?? instalment?.tax_cents ?? 0,
  });
}

function lineOf(item: ChargedItem): OrderLine {
  const { catalogId, name, quantity, totalCents } = item;
  if (catalogId) return restoreOrderLine({ ...item, catalogId });
  const kind = parseInstallmentItemName(name)?.kind === "deposit" ? "deposit" : "project";
  return { kind, name, quantity, totalCents };
}

/** Where the backup knows the request, what was paid of it is paid again. */
async function instalmentOf(trx: Trx, { name, totalCents }: OrderLine, paid: GatewayTransaction) {
  const part = parseInstallmentItemName(name);
  if (!part) return undefined;
  return trx
    .selectFrom("instalments")
    .innerJoin("payment_requests", "payment_requests.id", "request_id")
    .select(["instalments.id", "instalments.tax_cents"])
    .where("request_id", "=", part.requestId)
    .where("kind", "=", part.kind)
    .where("cents", "=", totalCents)
    .where("paid_at", "is", null)
    .where("created_at", "<=", paid.createdAt)
    .where(
      sql<boolean>`not exists (select from orders
        where instalment_id = instalments.id and orders.state <> 'cancelled')`,
    )
    .executeTakeFirst();
}
