import { z } from "zod";

/** Invoices and credit notes: what is asked for one, and what stands on it. */

/** "2026-11-27", on the owner's calendar. */
const isoDate = z.iso.date();

export const invoiceKind = z.enum(["invoice", "credit_note"]);
export type InvoiceKind = z.infer<typeof invoiceKind>;

/** POST /api/orders/:token/invoice, and the desk's for its buyer. Whom it is made out to; empty where there is none. */
export const issueInvoiceBody = z.object({
  name: z.string().trim().min(1).max(200),
  company: z.string().trim().max(200),
  /** Lines of a postal address. */
  address: z.string().trim().max(500),
  vatId: z.string().trim().max(40),
});
export type InvoiceRecipient = z.infer<typeof issueInvoiceBody>;

/** Everything that is shown, frozen when it is issued. */
export const invoiceSnapshot = z.object({
  kind: invoiceKind,
  /** 2026-0001; CN-2026-0001 */
  number: z.string(),
  issuedOn: isoDate,
  /** When it was supplied or, for what is paid in advance, paid. */
  suppliedOn: isoDate.optional(),
  /** Of one that is sent before it is paid. */
  dueOn: isoDate.optional(),
  order: z.string().optional(),
  request: z.string().optional(),
  /** Of a credit note: the invoice. */
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
    vatId: z.string(),
  }),
  /** Amounts of lines are without tax. They add up to netCents, unless it is a part of them. */
  lines: z.array(
    z.object({
      name: z.string(),
      quantityHundredths: z.int(),
      unitCents: z.int(),
      totalCents: z.int(),
    }),
  ),
  /** Of a payment request that is paid in installments: the lines and this total are of all of it. */
  part: z.object({ kind: z.enum(["deposit", "balance"]), ofCents: z.int() }).optional(),
  netCents: z.int(),
  taxHundredths: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  /** "Card ending in 4242"; of a credit note, the way the money went back. */
  payment: z.object({ by: z.string(), on: isoDate }).optional(),
});
export type InvoiceSnapshot = z.infer<typeof invoiceSnapshot>;

/** What became of it since. */
export const invoiceStatus = z.object({
  /** Of one that was sent before it was paid. */
  paid: z.object({ by: z.string(), on: isoDate }).optional(),
  voidOn: isoDate.optional(),
});
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** On the order page. */
export const buyerInvoice = invoiceStatus.extend({
  facts: invoiceSnapshot,
  /** The PDF. */
  path: z.string(),
});
export type BuyerInvoice = z.infer<typeof buyerInvoice>;

/** At the desk. */
export const deskInvoice = z.object({
  number: z.string(),
  kind: invoiceKind,
  issuedOn: isoDate,
  totalCents: z.int(),
  /** The company, or the person. */
  buyer: z.string(),
  voidOn: isoDate.optional(),
});
export type DeskInvoice = z.infer<typeof deskInvoice>;
