/** Our books held against the gateway's: the one question is whether the money is right. */
import type { Audit } from "@agency/braintree-emulator/audit";
import type { Database } from "../src/db/database.ts";
import { parseReference } from "../src/payments/reference.ts";
import type { Received } from "./mailbox.ts";

export interface Books {
  /** Orders for which money was taken more than once. */
  doubleCharges: number;
  /** Captures at the gateway that belong to no order of ours, or to one that is not paid. */
  unmatched: number;
  /** Held on a card, and neither taken nor let go. */
  held: number;
  captures: number;
  paidOrders: number;
  /** Orders whose buyer got a receipt; a message sent twice is the same receipt. */
  receipts: number;
  unfinished: number;
}

const taken = ["submitted_for_settlement", "settling", "settled", "settlement_pending"];

export async function compareBooks(db: Database, audit: Audit, mails: Received[]): Promise<Books> {
  const attempts = await db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["reference", "payment_attempts.state", "orders.state as order"])
    .execute();
  const byReference = new Map(attempts.map((attempt) => [attempt.reference, attempt]));
  const captures = audit.transactions.filter(
    ({ type, status }) => type === "sale" && taken.includes(status),
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
  const told = new Set(
    mails.flatMap(({ subject }) => /order (\S{9})\)?$/.exec(subject ?? "")?.[1] ?? []),
  );
  return {
    doubleCharges: [...perOrder.values()].filter((count) => count > 1).length,
    unmatched,
    held: audit.transactions.filter(({ status }) => status === "authorized").length,
    captures: captures.length,
    paidOrders: paid.length,
    receipts: paid.filter(({ number }) => told.has(number)).length,
    unfinished: attempts.filter(({ state }) => state === "charging" || state === "authorized")
      .length,
  };
}
