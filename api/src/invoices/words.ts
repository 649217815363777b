import type { InvoiceKind } from "@agency/contract/invoices";

export const documentLabel = (kind: InvoiceKind) =>
  kind === "invoice" ? "Invoice" : "Credit note";
