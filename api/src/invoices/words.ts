import type { InvoiceKind } from "@agency/contract/invoices";

export const documentName = (kind: InvoiceKind) => (kind === "invoice" ? "Invoice" : "Credit note");

/** November 14, 2026 for "2026-11-14". */
export function calendarDay(day: string) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
}
