import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { parseInstallmentItemName } from "../core/payment-request-number.ts";
import type { Trx } from "../db/database.ts";
import type { Attempt, Order } from "../db/tables.ts";
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
import { resolveAttempt } from "./reconcile-attempts.ts";
import { parseReference } from "./reference.ts";

/** The gateway reports whole seconds, and its clock can be behind. */
const CLOCK_TOLERANCE_MS = 60_000;
const withClockTolerance = (time: Date) => new Date(time.getTime() + CLOCK_TOLERANCE_MS);

/**
 * Recreates a payment attempt, and its order if the restored backup lacks it, from the gateway's record of the sale.
 * Returns false if it cannot be restored.
 */
export async function restoreOrderFromGateway(
  deps: Deps,
  transaction: GatewayTransaction,
): Promise<boolean> {
  const { orderNumber } = parseReference(transaction.reference) ?? {};
  if (!orderNumber || (await isFullyRefunded(deps, transaction))) return false;
  const sale = await deps.gateway.getSaleRecord(transaction.id);
  const attempt = await deps.db
    .transaction()
    .execute((trx) => restoreAttempt(trx, transaction, sale, orderNumber));
  if (!attempt) return false;
  // The attempt is now like one that a crash left unfinished, so the reconciler's code can finish it.
  await resolveAttempt(deps, attempt, transaction);
  return true;
}

async function isFullyRefunded({ gateway }: Deps, { id, cents }: GatewayTransaction) {
  const refunds = await gateway.findRefundsByTransaction(id);
  const successful = refunds.filter(({ state }) => state !== "failed");
  return successful.reduce((sum, refund) => sum + refund.cents, 0) >= cents;
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
      attempt_key: crypto.randomUUID(),
      reference: transaction.reference,
      state: "charging",
      amount_cents: transaction.cents,
      created_at: transaction.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (attempt)
    await recordEvent(trx, order.id, "restored", "system", { transaction: transaction.id });
  return attempt;
}

/** Finds the order if it was placed before the payment. After a restore, its number can be issued again to another buyer. */
async function findExistingOrder(trx: Trx, { createdAt }: GatewayTransaction, number: string) {
  const existing = await trx
    .selectFrom("orders")
    .select("id")
    .where("number", "=", number)
    .where("placed_at", "<=", withClockTolerance(createdAt))
    .executeTakeFirst();
  return existing && lockOrder(trx, existing.id);
}

async function insertMissingOrder(
  trx: Trx,
  transaction: GatewayTransaction,
  { items, ...buyer }: SaleRecord,
  number: string,
): Promise<Order | undefined> {
  const lines = items.map(toOrderLine);
  const cents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const { email } = buyer;
  if (!email || cents !== transaction.cents) return undefined;
  const [line] = lines;
  const installment = line && (await findInstallment(trx, line, transaction));
  return restoreOrder(trx, {
    ...{ ...buyer, number, lines, email },
    placedAt: transaction.createdAt,
    method: transaction.method ?? "card",
    installmentId: installment?.id,
    taxCents: items[0]?.taxCents ?? installment?.tax_cents ?? 0,
  });
}

function toOrderLine(item: ChargedItem): OrderLine {
  const { catalogId, name, quantity, totalCents } = item;
  if (catalogId) return restoreOrderLine({ ...item, catalogId });
  const kind = parseInstallmentItemName(name)?.kind === "deposit" ? "deposit" : "project";
  return { kind, name, quantity, totalCents };
}

/** Finds the unpaid installment that the line was charged for, if the backup contains its payment request. */
async function findInstallment(
  trx: Trx,
  { name, totalCents }: OrderLine,
  { createdAt: paidAt }: GatewayTransaction,
) {
  const installment = parseInstallmentItemName(name);
  if (!installment) return undefined;
  return trx
    .selectFrom("installments")
    .innerJoin("payment_requests", "payment_requests.id", "payment_request_id")
    .select(["installments.id", "installments.tax_cents"])
    .where("payment_request_id", "=", installment.requestId)
    .where("kind", "=", installment.kind)
    .where("cents", "=", totalCents)
    .where("paid_at", "is", null)
    .where("created_at", "<=", withClockTolerance(paidAt))
    .where(
      sql<boolean>`not exists (select from orders
        where installment_id = installments.id and orders.state <> 'canceled')`,
    )
    .executeTakeFirst();
}
