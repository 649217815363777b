import { z } from "zod";
import { leadRow, orderRow } from "./desk.ts";
import { deskInvoice } from "./invoices.ts";
import { pages } from "./paging.ts";
import { paymentRequestRow } from "./payment-requests.ts";
import { personSummary } from "./person.ts";
import { deskDispute, deskRefund } from "./refunds.ts";

/** GET /api/desk/people/:id?after=…&pages=2: everything about one email address. */

const timestamp = z.iso.datetime();

const entry = {
  /** Unique on the timeline, for example "order-K7Q4-2D9M". */
  id: z.string(),
  at: timestamp,
  /** A path of the desk, for example /leads/12. */
  path: z.string(),
};

/** The record that an entry is about. */
const about = {
  lead: z.int().optional(),
  order: z.string().optional(),
  request: z.string().optional(),
};

export const personEntry = z.discriminatedUnion("kind", [
  z.object({ ...entry, kind: z.literal("lead"), lead: leadRow }),
  z.object({
    ...entry,
    kind: z.literal("request"),
    /** Nothing is outstanding of a draft or a void payment request. */
    request: paymentRequestRow.extend({ outstandingCents: z.int() }),
  }),
  z.object({ ...entry, kind: z.literal("order"), order: orderRow }),
  z.object({ ...entry, kind: z.literal("refund"), order: z.string(), refund: deskRefund }),
  z.object({
    ...entry,
    kind: z.literal("dispute"),
    order: z.string(),
    dispute: deskDispute.omit({ evidence: true, canRespond: true, response: true }),
  }),
  /** An account of prepaid hours, at the time of its last entry. */
  z.object({
    ...entry,
    kind: z.literal("hours"),
    hours: z.object({
      /** The order number. */
      number: z.string(),
      entries: z.int(),
      /** Purchased and not refunded. */
      paidMinutes: z.int(),
      /** Including corrections. */
      workedMinutes: z.int(),
      remainingMinutes: z.int(),
    }),
  }),
  /** An invoice or a credit note. */
  z.object({
    ...entry,
    kind: z.literal("invoice"),
    invoice: deskInvoice,
    order: about.order,
    request: about.request,
  }),
  z.object({
    ...entry,
    ...about,
    kind: z.literal("email"),
    /** The kind of email, for example "delivery" or "payment-request-sent". */
    email: z.string(),
    state: z.enum(["sent", "undelivered"]),
    /** Why it could not be delivered. */
    reason: z.string().optional(),
  }),
  /** An email that an owner wrote to a lead. */
  z.object({
    ...entry,
    kind: z.literal("reply"),
    lead: z.int(),
    owner: z.string(),
    text: z.string(),
  }),
  /** An email that an owner wrote to a buyer. */
  z.object({
    ...entry,
    kind: z.literal("message"),
    order: z.string(),
    owner: z.string().optional(),
    text: z.string(),
  }),
  z.object({
    ...entry,
    ...about,
    kind: z.literal("note"),
    text: z.string(),
    owner: z.string().optional(),
  }),
]);
export type PersonEntry = z.infer<typeof personEntry>;

export const personQuery = z.object({
  /** The cursor of the previous page: the time in microseconds and the ID of its last entry. */
  after: z
    .string()
    .regex(/^\d{1,17}~[\w-]{1,80}$/)
    .optional(),
  pages,
});

export const personResponse = z.object({
  person: personSummary,
  figures: z.object({
    /** Paid orders net of refunds and lost disputes. */
    paidCents: z.int(),
    /** Unpaid amount of sent payment requests. */
    outstandingCents: z.int(),
    /** Of all accounts of prepaid hours; absent if there is none. */
    remainingMinutes: z.int().optional(),
  }),
  /** Newest first. */
  rows: z.array(personEntry),
  /** The cursor of the next page; absent on the last. */
  next: z.string().optional(),
});
export type PersonResponse = z.infer<typeof personResponse>;
