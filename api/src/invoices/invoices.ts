/** Invoices and credit notes: numbered without gaps, immutable, and rendered as PDF on request. */
export { creditRefund, voidCreditNote } from "./credit-notes.ts";
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
export { getInvoiceStatus, sendPdf } from "./send-pdf.ts";
