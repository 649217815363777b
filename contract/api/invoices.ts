import { z } from "zod";
import { textLimits } from "../limits/text-limits.ts";

/** Invoices and credit notes. */

/** "2026-11-27", in the agency's time zone. */
const isoDate = z.iso.date();

export const invoiceKind = z.enum(["invoice", "credit_note"]);
export type InvoiceKind = z.infer<typeof invoiceKind>;

/** POST /api/orders/:token/invoice, and the same in the desk. The recipient; fields without a value are empty. */
export const issueInvoiceBody = z.object({
  name: z.string().trim().min(1).max(textLimits.name),
  company: z.string().trim().max(textLimits.company),
  /** Lines of a postal address. */
  address: z.string().trim().max(textLimits.address),
  taxId: z.string().trim().max(textLimits.taxId),
});
export type InvoiceRecipient = z.infer<typeof issueInvoiceBody>;

/** The immutable content of an issued document. */
export const invoiceSnapshot = z.object({
  kind: invoiceKind,
  /** 2026-0001; CN-2026-0001 */
  number: z.string(),
  issuedOn: isoDate,
  /** Date of supply, or of payment if paid in advance. */
  suppliedOn: isoDate.optional(),
  /** Only for an invoice that is sent before payment. */
  dueOn: isoDate.optional(),
  order: z.string().optional(),
  request: z.string().optional(),
  /** The invoice that a credit note credits. */
  credits: z.object({ number: z.string(), issuedOn: isoDate }).optional(),
  seller: z.object({
    name: z.string(),
    address: z.array(z.string()),
    email: z.string(),
    phone: z.string(),
  }),
  buyer: z.object({
    name: z.string(),
    company: z.string(),
    address: z.string(),
    taxId: z.string(),
  }),
  /** Amounts without tax. They add up to netCents, except for an installment. */
  lines: z.array(
    z.object({
      name: z.string(),
      quantityHundredths: z.int(),
      unitCents: z.int(),
      totalCents: z.int(),
    }),
  ),
  /** For an installment: the lines and ofCents refer to the whole payment request. */
  part: z.object({ kind: z.enum(["deposit", "balance"]), ofCents: z.int() }).optional(),
  netCents: z.int(),
  taxBasisPoints: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  /** "Card ending in 4242"; for a credit note, how it was refunded. */
  payment: z.object({ by: z.string(), on: isoDate }).optional(),
});
export type InvoiceSnapshot = z.infer<typeof invoiceSnapshot>;

/** Changes after the issue. */
export const invoiceStatus = z.object({
  /** For an invoice that was sent before payment. */
  paid: z.object({ by: z.string(), on: isoDate }).optional(),
  voidedOn: isoDate.optional(),
});
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** For the order page. */
export const buyerInvoice = invoiceStatus.extend({
  snapshot: invoiceSnapshot,
  /** The path of the PDF. */
  path: z.string(),
});
export type BuyerInvoice = z.infer<typeof buyerInvoice>;

/** For the desk. */
export const deskInvoice = z.object({
  number: z.string(),
  kind: invoiceKind,
  issuedOn: isoDate,
  totalCents: z.int(),
  /** The company, or the name of the person. */
  buyer: z.string(),
  voidedOn: isoDate.optional(),
});
export type DeskInvoice = z.infer<typeof deskInvoice>;
