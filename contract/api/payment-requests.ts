import { z } from "zod";
import {
  DEPOSIT_PERCENT,
  isWithinLimit,
  MAX_CENTS,
  MAX_LINES,
  MAX_MILESTONES,
} from "../offers/payment-request-totals.ts";
import { billing } from "./checkout.ts";
import { emailAddress } from "./email-address.ts";
import { paging } from "./paging.ts";

/** Payment requests: what the owner writes, what the client reads, accepts and pays. */

const timestamp = z.iso.datetime();
/** "2026-11-27", on the owner's calendar. */
const isoDate = z.iso.date();
/** Postgres has no year 0, and nothing was due before the web. */
const dueDay = isoDate.refine((date) => date >= "2000-01-01", "is too long ago");
const cents = z.int().min(1).max(MAX_CENTS);
const revision = z.int().min(0).max(2_000_000_000);

export const paymentTerms = z.enum(["all", "halves", "net15"]);

/** As it is shown; only draft, sent, accepted and void are written down, the others follow from what happened. */
export const paymentRequestState = z.enum([
  "draft",
  "sent",
  "viewed",
  "expired",
  "accepted",
  "part_paid",
  "overdue",
  "paid",
  "void",
]);
export type PaymentRequestState = z.infer<typeof paymentRequestState>;

const requestLine = z.object({
  name: z.string().trim().min(1).max(200),
  quantityHundredths: z.int().min(1).max(1_000_000),
  unitCents: z.int().min(-MAX_CENTS).max(MAX_CENTS),
});

const client = z.object({
  name: z.string().trim().min(1).max(200),
  email: emailAddress,
  company: z.string().trim().max(200),
  vatId: z.string().trim().max(40),
  /** Lines of a postal address. */
  address: z.string().trim().max(500),
});

/** What is to be ready by a day between the deposit and the delivery. */
const milestone = z.object({ title: z.string().trim().min(1).max(60), on: dueDay });
export type Milestone = z.infer<typeof milestone>;

/** What the owner writes. A draft may lack what sending needs. */
export const paymentRequestContent = z.object({
  client,
  title: z.string().trim().min(1).max(150),
  /** Paragraphs, with an empty line between them. */
  body: z.string().trim().max(10_000),
  lines: z.array(requestLine).min(1).max(MAX_LINES),
  /** In hundredths of a percent. */
  taxHundredths: z.int().min(0).max(5_000),
  terms: paymentTerms,
  /** Of the total, for the terms "halves". A page that was opened before an upgrade does not send it. */
  depositPercent: z.int().min(1).max(99).default(DEPOSIT_PERCENT),
  /** Of the first payment; a net 15 request is due 15 days after it is sent. */
  dueOn: dueDay.optional(),
  /** A page that was opened before an upgrade does not send them. */
  milestones: z.array(milestone).max(MAX_MILESTONES).default([]),
});
export type PaymentRequestContent = z.infer<typeof paymentRequestContent>;

export const draftContent = paymentRequestContent.extend({
  client: client.extend({ name: z.string().trim().max(200), email: z.string().trim().max(254) }),
  title: z.string().trim().max(150),
  lines: z.array(requestLine.extend({ name: z.string().trim().max(200) })).max(MAX_LINES),
  milestones: z
    .array(z.object({ title: z.string().trim().max(60), on: dueDay.optional() }))
    .max(MAX_MILESTONES)
    .default([]),
});
export type DraftContent = z.infer<typeof draftContent>;

/** What is sent to the service has to stay within the limit too; the desk checks it while the owner writes. */
const withinLimit = <Content extends DraftContent>(content: z.ZodType<Content>) =>
  content.refine(({ lines, taxHundredths }) => isWithinLimit(lines, taxHundredths), {
    path: ["lines"],
    message: "exceed the limit",
  });

// The desk, all of it below /api/desk

export const paymentRequestRow = z.object({
  /** R-0036 */
  number: z.string(),
  state: paymentRequestState,
  /** The company, or the person. */
  client: z.string(),
  title: z.string(),
  totalCents: z.int(),
  paidCents: z.int(),
  /** Of the next payment that is open, or will be. */
  dueOn: isoDate.optional(),
  /** By how many days it is late. */
  daysLate: z.int().optional(),
  changedAt: timestamp,
});
export type PaymentRequestRow = z.infer<typeof paymentRequestRow>;

/** GET /api/desk/requests?show=open&pages=2 */
export const paymentRequestFilter = z.enum(["all", "open", "draft", "overdue", "paid", "void"]);
export type PaymentRequestFilter = z.infer<typeof paymentRequestFilter>;
export const requestsQuery = z.object({
  show: paymentRequestFilter.default("all"),
  ...paging,
});
export const paymentRequestsResponse = z.object({
  rows: z.array(paymentRequestRow),
  next: z.string().optional(),
  /** Up to 1,000 each. */
  counts: z.object({ open: z.int(), draft: z.int(), overdue: z.int() }),
  /** Of sent ones, less what is paid. */
  toComeCents: z.int(),
});
export type PaymentRequestsResponse = z.infer<typeof paymentRequestsResponse>;

const instalmentKind = z.enum(["whole", "deposit", "balance"]);
export type InstallmentKind = z.infer<typeof instalmentKind>;

const deskInstalment = z.object({
  id: z.int(),
  kind: instalmentKind,
  cents: z.int(),
  dueOn: isoDate.optional(),
  /** later: not open yet. claimed: said to be paid by Venmo. paying: the gateway is being asked. */
  state: z.enum(["later", "open", "overdue", "claimed", "paying", "paid"]),
  daysLate: z.int().optional(),
  paidAt: timestamp.optional(),
  method: z.string().optional(),
  lastFour: z.string().optional(),
  order: z.string().optional(),
  refundedCents: z.int().optional(),
  /** The number of its invoice, where there is one. */
  invoice: z.string().optional(),
});
export type DeskInstallment = z.infer<typeof deskInstalment>;

const requestEvent = z.object({
  at: timestamp,
  kind: z.string(),
  actor: z.enum(["client", "owner", "system"]),
  owner: z.string().optional(),
  title: z.string(),
  detail: z.string().optional(),
  note: z.string().optional(),
});
export type PaymentRequestEvent = z.infer<typeof requestEvent>;

/** GET /api/desk/requests/:number, and the answer of everything that changes one. */
export const paymentRequestDetail = paymentRequestRow.extend({
  /** Raised by every change; what is sent names the one it was made from, so that two owners do not overrule. */
  revision: z.int(),
  /** Of what the client reads; raised by every sending. */
  version: z.int(),
  content: draftContent,
  lead: z.int().optional(),
  netCents: z.int(),
  taxCents: z.int(),
  instalments: z.array(deskInstalment),
  sentAt: timestamp.optional(),
  viewedAt: timestamp.optional(),
  views: z.int(),
  acceptedAt: timestamp.optional(),
  acceptedName: z.string().optional(),
  /** Until when it can be accepted. */
  expiresAt: timestamp.optional(),
  remindersOff: z.boolean(),
  /** The client's page; absent for a draft. */
  payUrl: z.string().optional(),
  events: z.array(requestEvent),
});
export type PaymentRequestDetail = z.infer<typeof paymentRequestDetail>;

/** POST /api/desk/requests: a draft. `key` is the form's: sent twice, it is still one. */
export const createPaymentRequestBody = z.object({
  key: z.uuid(),
  lead: z.int().optional(),
  content: withinLimit(draftContent),
});
/** PUT /api/desk/requests/:number: a draft is saved. */
export const saveDraftBody = z.object({ revision, content: withinLimit(draftContent) });
/** POST /api/desk/requests/:number/sending: a draft goes out, or a correction of what was sent. */
export const sendPaymentRequestBody = z.object({
  revision,
  content: withinLimit(paymentRequestContent),
});
/**
 * POST /api/desk/requests/:number/delivery: opens the balance. An adjustment is a line of its own, which says why; a
 * larger total has to be accepted again.
 */
export const markDeliveredBody = z.object({
  revision,
  dueOn: dueDay,
  adjustment: z
    .object({
      name: z.string().trim().min(1).max(200),
      netCents: z.int().min(-MAX_CENTS).max(MAX_CENTS),
    })
    .optional(),
});
/** POST /api/desk/requests/:number/payments: money that came by another way. */
export const recordInstallmentPaymentBody = z.object({
  instalment: z.int(),
  cents,
  method: z.enum(["venmo", "manual"]),
});
/** POST /api/desk/requests/:number/due-date */
export const changeDueDateBody = z.object({ revision, instalment: z.int(), dueOn: dueDay });
/** POST /api/desk/requests/:number/reminders: the client answered, or should hear again. */
export const setRemindersBody = z.object({ off: z.boolean() });
/** POST …/reminder, …/link (the old one ends), …/void, …/notes with noteRequest of the desk. */
export const revisionBody = z.object({ revision });

// The client's page

/** GET /api/pay/:token */
export const paymentPageResponse = z.object({
  number: z.string(),
  version: z.int(),
  /** Of a corrected one: when this version was sent. */
  correctedAt: timestamp.optional(),
  sentAt: timestamp,
  client: z.object({ name: z.string(), company: z.string(), email: z.string() }),
  title: z.string(),
  paragraphs: z.array(z.string()),
  lines: z.array(requestLine.extend({ totalCents: z.int() })),
  taxHundredths: z.int(),
  netCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  terms: paymentTerms,
  /** Until then it can be accepted. */
  expiresAt: timestamp.optional(),
  /** Nothing can be paid before it is accepted. */
  needsAcceptance: z.boolean(),
  acceptance: z.object({ name: z.string(), at: timestamp }).optional(),
  /** By their days. */
  milestones: z.array(milestone),
  instalments: z.array(
    z.object({
      id: z.int(),
      kind: instalmentKind,
      cents: z.int(),
      dueOn: isoDate.optional(),
      late: z.boolean(),
      /** claimed: said to be paid by Venmo, and not looked at yet. */
      state: z.enum(["later", "open", "claimed", "paying", "paid"]),
      paidAt: timestamp.optional(),
      /** Of what was paid: asked for, or already on the way back. */
      refundedCents: z.int().optional(),
      /** Receipt and invoice, once there is an order. */
      orderPath: z.string().optional(),
      /** Of that order, for the note of a Venmo payment. */
      orderNumber: z.string().optional(),
      /** Once it is issued: when it is sent for a request by invoice, otherwise when it is paid. The path is the PDF's. */
      invoice: z.object({ number: z.string(), path: z.string() }).optional(),
    }),
  ),
});
export type PaymentPageResponse = z.infer<typeof paymentPageResponse>;

/** POST /api/pay/:token/acceptance: of the version that was read. */
export const acceptBody = z.object({
  version: z.int(),
  name: z.string().trim().min(2).max(200),
  agreed: z.literal(true),
});

/** POST /api/pay/:token/checkout; the amount is what the page showed, and decides nothing. */
export const payInstallmentBody = z.object({
  instalment: z.int(),
  cents,
  paymentMethodNonce: z.string().min(1).max(200),
  billing,
  /** The key of this attempt, to ask later what became of it. */
  key: z.uuid().toLowerCase(),
  /** Venmo was chosen before, and nothing was sent: said by the client, and by no page that does not know of it. */
  instead: z.literal(true).optional(),
});
export type PayInstallmentBody = z.infer<typeof payInstallmentBody>;

/** POST /api/pay/:token/claims: "I pay this by Venmo". Answered like any other claim. */
export const claimInstallmentBody = z.object({ instalment: z.int(), cents });
