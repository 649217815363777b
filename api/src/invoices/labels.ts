import type { InvoiceKind } from "@agency/contract/api/invoices";

export const documentLabel = (kind: InvoiceKind) =>
  kind === "invoice" ? "Invoice" : "Credit note";
