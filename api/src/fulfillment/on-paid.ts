import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";
import type { Order, OrderItem } from "../db/tables.ts";
import { addPurchasedHours } from "../hours/hours.ts";
import { markInstallmentPaid } from "../installments/installments.ts";
import { issueInstallmentInvoice } from "../invoices/invoices.ts";
import { promiseContact } from "../orders/orders.ts";
import { issueDownloads } from "./downloads.ts";
import * as emails from "./emails.ts";
import { enqueueOrderPaid } from "./webhook-events.ts";

type Step = (deps: Deps, trx: Trx, order: Order, items: readonly OrderItem[]) => Promise<unknown>;

/** What follows when an order was paid, in this order and in one transaction. */
export const onPaid: readonly Step[] = [
  async (_, trx, { installment_id, paid_at }) =>
    installment_id && paid_at && markInstallmentPaid(trx, installment_id, paid_at),
  issueDownloads,
  (deps, trx, { id }, items) => addPurchasedHours(deps, trx, id, items),
  async (_, trx, { id, paid_at }, items) =>
    paid_at && items.some(isContactPromised) && promiseContact(trx, id, paid_at),
  (deps, trx, { id: orderId }) =>
    deps.queue.mail(trx, [emails.delivery({ orderId }), emails.saleNotification({ orderId })]),
  enqueueOrderPaid,
  // Last, because the invoice counter stays locked until the transaction ends.
  async (deps, trx, order) => order.installment_id && issueInstallmentInvoice(deps, trx, order),
];

/** The receipt for these items promises an email from an owner. */
const isContactPromised = ({ kind }: OrderItem) => ["hours", "service", "deposit"].includes(kind);
