/** Invoices and credit notes: numbered without a gap, frozen, and typeset when they are asked for. */
export { creditRefund, voidCreditNote } from "./credit-notes.ts";
export { getInvoiceStatus, sendPdf } from "./describe.ts";
export {
  findInvoice,
  findInvoiceByInstallment,
  findInvoiceByOrder,
  listInvoicesByOrder,
} from "./find.ts";
export {
  issueInstallmentInvoice,
  issueInvoice,
  issueInvoiceOnSend,
  voidUnpaidInvoices,
} from "./issue.ts";
