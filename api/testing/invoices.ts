/** Issues and reads invoices. */
import type { InvoiceRecipient } from "@agency/contract/api/invoices";
import { issueInvoice } from "../src/invoices/invoices.ts";
import type { ActorRef } from "../src/orders/orders.ts";
import type { TestService } from "./service.ts";

export const company: InvoiceRecipient = {
  name: "Zoë Żółtowska",
  company: "Kraków Ceramics Sp. z o.o.",
  address: "ul. Długa 12/3\n31-147 Kraków\nPoland",
  taxId: "PL6762451234",
};

export const issue = (
  service: TestService,
  { id }: { id: number },
  buyer = company,
  by: ActorRef = "buyer",
) => service.db.transaction().execute((trx) => issueInvoice(service, trx, id, buyer, by));

export const allInvoices = (service: TestService) =>
  service.db.selectFrom("invoices").selectAll().orderBy("id").execute();

/** Invoices of an order or an installment. */
export const invoicesWhere = (
  service: TestService,
  column: "order_id" | "installment_id",
  id: number,
) => service.db.selectFrom("invoices").selectAll().where(column, "=", id).orderBy("id").execute();
