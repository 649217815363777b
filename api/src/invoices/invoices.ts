/** Invoices and credit notes: numbered without a gap, frozen, and typeset when they are asked for. */
export { creditRefund, voidCreditNote } from "./credit-notes.ts";
export { sendPdf, statusOf } from "./describe.ts";
export { findInvoice, invoiceOf, invoiceOfInstalment, invoicesOf } from "./find.ts";
export {
  invoicePaidInstalment,
  invoiceSentRequest,
  issueInvoice,
  voidUnpaidInvoices,
} from "./issue.ts";
