import type { InvoiceKind } from "@agency/contract/invoices";

export const documentName = (kind: InvoiceKind) => (kind === "invoice" ? "Invoice" : "Credit note");
