import type { Db } from "../db/database.ts";
import type { Invoice } from "../db/tables.ts";

/** The order's invoice that is not void. */
export function findInvoiceByOrder(db: Db, orderId: number): Promise<Invoice | undefined> {
  return activeInvoices(db).where("order_id", "=", orderId).executeTakeFirst();
}

/** The installment's invoice that is not void. */
export function findInvoiceByInstallment(
  db: Db,
  installmentId: number,
): Promise<Invoice | undefined> {
  return activeInvoices(db).where("installment_id", "=", installmentId).executeTakeFirst();
}

const activeInvoices = (db: Db) =>
  db.selectFrom("invoices").selectAll().where("kind", "=", "invoice").where("void_at", "is", null);

/** Invoices and credit notes by issue date, including void ones. */
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
