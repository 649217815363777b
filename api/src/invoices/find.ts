import type { Db } from "../db/database.ts";
import type { Invoice } from "../db/tables.ts";

/** The one that stands; what was made void is not the order's any more. */
export function findInvoiceByOrder(db: Db, orderId: number): Promise<Invoice | undefined> {
  return activeInvoices(db).where("order_id", "=", orderId).executeTakeFirst();
}

/** Of a payment that a request asks for. */
export function findInvoiceByInstallment(
  db: Db,
  instalmentId: number,
): Promise<Invoice | undefined> {
  return activeInvoices(db).where("instalment_id", "=", instalmentId).executeTakeFirst();
}

const activeInvoices = (db: Db) =>
  db.selectFrom("invoices").selectAll().where("kind", "=", "invoice").where("void_at", "is", null);

/** Invoice and credit notes, what was made void among them, in the order of their issue. */
export function listInvoicesByOrder(db: Db, orderId: number): Promise<Invoice[]> {
  return db
    .selectFrom("invoices")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

export function findInvoice(db: Db, number: string): Promise<Invoice | undefined> {
  return db.selectFrom("invoices").selectAll().where("number", "=", number).executeTakeFirst();
}
