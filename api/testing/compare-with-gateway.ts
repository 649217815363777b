/** Compares payments in the database with the gateway's transactions. */
import type { Audit } from "@agency/braintree-emulator/audit";
import type { Database } from "../src/db/database.ts";
import { parseReference } from "../src/payments/reference.ts";
import type { Received } from "./mailbox.ts";

export interface GatewayComparison {
  /** Orders that were charged more than once. */
  doubleCharges: number;
  /** Captures at the gateway without a paid order in the database. */
  unmatched: number;
  /** Authorizations that were neither captured nor voided. */
  uncaptured: number;
  captures: number;
  paidOrders: number;
  /** Paid orders whose buyer received at least one receipt. */
  receipts: number;
  unfinished: number;
}

const capturedStatuses = ["submitted_for_settlement", "settling", "settled", "settlement_pending"];

export async function compareWithGateway(
  db: Database,
  audit: Audit,
  emails: Received[],
): Promise<GatewayComparison> {
  const attempts = await db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["reference", "payment_attempts.state", "orders.state as order"])
    .execute();
  const byReference = new Map(attempts.map((attempt) => [attempt.reference, attempt]));
  const captures = audit.transactions.filter(
    ({ type, status }) => type === "sale" && capturedStatuses.includes(status),
  );
  const perOrder = new Map<string, number>();
  let unmatched = 0;
  for (const { orderId = "" } of captures) {
    const attempt = byReference.get(orderId);
    if (attempt?.state !== "captured" || attempt.order !== "paid") unmatched++;
    const number = parseReference(orderId)?.orderNumber ?? orderId;
    perOrder.set(number, (perOrder.get(number) ?? 0) + 1);
  }
  const paid = await db.selectFrom("orders").select("number").where("state", "=", "paid").execute();
  const receiptNumbers = new Set(
    emails.flatMap(({ subject }) => /order (\S{9})\)?$/.exec(subject ?? "")?.[1] ?? []),
  );
  return {
    doubleCharges: [...perOrder.values()].filter((count) => count > 1).length,
    unmatched,
    uncaptured: audit.transactions.filter(({ status }) => status === "authorized").length,
    captures: captures.length,
    paidOrders: paid.length,
    receipts: paid.filter(({ number }) => receiptNumbers.has(number)).length,
    unfinished: attempts.filter(({ state }) => state === "charging" || state === "authorized")
      .length,
  };
}
