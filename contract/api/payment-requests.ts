import { z } from "zod";
import { textLimits } from "../limits/text-limits.ts";
import {
  isWithinLimit,
  MAX_CENTS,
  MAX_LINES,
  MAX_MILESTONES,
} from "../offers/payment-request-totals.ts";
import { billing, deviceData } from "./checkout.ts";
import { emailAddress } from "./email-address.ts";
import { paging } from "./paging.ts";
import { optionalPersonId } from "./person.ts";

/** Payment requests, which owners write and clients accept and pay. */

const timestamp = z.iso.datetime();
/** "2026-11-27", in the agency's time zone. */
const isoDate = z.iso.date();
/** Rejects implausible dates; Postgres has no year 0. */
const dueDate = isoDate.refine((date) => date >= "2000-01-01", "is too long ago");
const cents = z.int().min(1).max(MAX_CENTS);
const revision = z.int().min(0).max(2_000_000_000);

export const paymentTerms = z.enum(["upfront", "deposit", "net15"]);

/** Only draft, sent, accepted and void are stored; the other states are derived. */
export const paymentRequestState = z.enum([
  "draft",
  "sent",
  "viewed",
  "expired",
  "accepted",
  "partially_paid",
  "overdue",
  "paid",
  "void",
]);
export type PaymentRequestState = z.infer<typeof paymentRequestState>;

const requestLine = z.object({
  name: z.string().trim().min(1).max(textLimits.lineName),
  quantityHundredths: z.int().min(1).max(1_000_000),
  unitCents: z.int().min(-MAX_CENTS).max(MAX_CENTS),
});

const client = z.object({
  name: z.string().trim().min(1).max(textLimits.name),
  email: emailAddress,
  company: z.string().trim().max(textLimits.company),
  taxId: z.string().trim().max(textLimits.taxId),
  /** Lines of a postal address. */
  address: z.string().trim().max(textLimits.address),
});

/** A result that is due between deposit and delivery. */
const milestone = z.object({
  title: z.string().trim().min(1).max(textLimits.milestoneTitle),
  /** The day when it is due. */
  on: dueDate,
});
export type Milestone = z.infer<typeof milestone>;

/** The content of a request that can be sent; a draft may be incomplete. */
export const paymentRequestContent = z.object({
  client,
  title: z.string().trim().min(1).max(textLimits.requestTitle),
  /** Paragraphs, separated by an empty line. */
  body: z.string().trim().max(textLimits.requestBody),
  lines: z.array(requestLine).min(1).max(MAX_LINES),
  taxBasisPoints: z.int().min(0).max(5_000),
  terms: paymentTerms,
  /** For the terms "deposit". */
  depositPercent: z.int().min(1).max(99),
  /** Due date of the first payment; a net 15 request is due 15 days after sending. */
  dueOn: dueDate.optional(),
  milestones: z.array(milestone).max(MAX_MILESTONES),
});
export type PaymentRequestContent = z.infer<typeof paymentRequestContent>;

export const draftContent = paymentRequestContent.extend({
  client: client.extend({
    name: z.string().trim().max(textLimits.name),
    email: z.string().trim().max(textLimits.email),
  }),
  title: z.string().trim().max(textLimits.requestTitle),
  lines: z
    .array(requestLine.extend({ name: z.string().trim().max(textLimits.lineName) }))
    .max(MAX_LINES),
  milestones: z
    .array(
      z.object({ title: z.string().trim().max(textLimits.milestoneTitle), on: dueDate.optional() }),
    )
    .max(MAX_MILESTONES),
});
export type DraftContent = z.infer<typeof draftContent>;

/** The desk checks the same limit while the owner writes. */
const withLimit = <Content extends DraftContent>(content: z.ZodType<Content>) =>
  content.refine(({ lines, taxBasisPoints }) => isWithinLimit(lines, taxBasisPoints), {
    path: ["lines"],
    message: "exceed the limit",
  });

// Desk, all below /api/desk

export const paymentRequestRow = z.object({
  /** R-0036 */
  number: z.string(),
  state: paymentRequestState,
  /** The company, or the name of the person. */
  client: z.string(),
  /** Also absent while a draft has no email address. */
  ...optionalPersonId,
  title: z.string(),
  totalCents: z.int(),
  paidCents: z.int(),
  /** Due date of the next payment. */
  dueOn: isoDate.optional(),
  daysOverdue: z.int().optional(),
  updatedAt: timestamp,
});
export type PaymentRequestRow = z.infer<typeof paymentRequestRow>;

/** GET /api/desk/payment-requests?filter=open&pages=2 */
export const paymentRequestFilter = z.enum(["all", "open", "draft", "overdue", "paid", "void"]);
export type PaymentRequestFilter = z.infer<typeof paymentRequestFilter>;
export const requestsQuery = z.object({
  filter: paymentRequestFilter.default("all"),
  ...paging,
});
export const paymentRequestsResponse = z.object({
  rows: z.array(paymentRequestRow),
  next: z.string().optional(),
  /** Up to 1,000 each. */
  counts: z.object({ open: z.int(), draft: z.int(), overdue: z.int() }),
  /** Unpaid amount of sent payment requests. */
  outstandingCents: z.int(),
});
export type PaymentRequestsResponse = z.infer<typeof paymentRequestsResponse>;

const installmentKind = z.enum(["full", "deposit", "balance"]);
export type InstallmentKind = z.infer<typeof installmentKind>;

const deskInstallment = z.object({
  id: z.int(),
  kind: installmentKind,
  cents: z.int(),
  dueOn: isoDate.optional(),
  /** upcoming: not payable yet. claimed: reported as paid by Venmo. processing: a gateway call is in flight. */
  state: z.enum(["upcoming", "open", "overdue", "claimed", "processing", "paid"]),
  daysOverdue: z.int().optional(),
  paidAt: timestamp.optional(),
  method: z.string().optional(),
  lastFour: z.string().optional(),
  order: z.string().optional(),
  refundedCents: z.int().optional(),
  /** The number of its invoice. */
  invoice: z.string().optional(),
});
export type DeskInstallment = z.infer<typeof deskInstallment>;

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

/** GET /api/desk/payment-requests/:number, and the response to every change. */
export const paymentRequestDetail = paymentRequestRow.extend({
  /** Incremented by every change; requests must send the current one, to detect edit conflicts. */
  revision: z.int(),
  /** Version that the client sees; incremented by every sending. */
  version: z.int(),
  content: draftContent,
  lead: z.int().optional(),
  /** Before tax. */
  netCents: z.int(),
  taxCents: z.int(),
  installments: z.array(deskInstallment),
  sentAt: timestamp.optional(),
  viewedAt: timestamp.optional(),
  views: z.int(),
  acceptedAt: timestamp.optional(),
  acceptedName: z.string().optional(),
  /** Set while the client has to accept a larger total after delivery: the total accepted before. */
  acceptedTotalCents: z.int().optional(),
  /** The client can accept until then. */
  expiresAt: timestamp.optional(),
  remindersPaused: z.boolean(),
  /** The payment page; absent for a draft. */
  paymentPageUrl: z.string().optional(),
  events: z.array(requestEvent),
});
export type PaymentRequestDetail = z.infer<typeof paymentRequestDetail>;

/** POST /api/desk/payment-requests: creates a draft. A repeated request with the same key creates one draft. */
export const createPaymentRequestBody = z.object({
  idempotencyKey: z.uuid(),
  lead: z.int().optional(),
  content: withLimit(draftContent),
});
/** PUT /api/desk/payment-requests/:number: saves a draft. */
export const saveDraftBody = z.object({ revision, content: withLimit(draftContent) });
/** POST /api/desk/payment-requests/:number/send: sends a draft, or a correction. */
export const sendPaymentRequestBody = z.object({
  revision,
  content: withLimit(paymentRequestContent),
});
/** POST /api/desk/payment-requests/:number/deliver: opens the balance. An adjustment adds a line; a larger total must be accepted again. */
export const markDeliveredBody = z.object({
  revision,
  dueOn: dueDate,
  adjustment: z
    .object({
      name: z.string().trim().min(1).max(textLimits.lineName),
      /** Before tax; negative for a discount. */
      netCents: z.int().min(-MAX_CENTS).max(MAX_CENTS),
    })
    .optional(),
});
/** POST /api/desk/payment-requests/:number/payments: records a payment outside the gateway. */
export const recordInstallmentPaymentBody = z.object({
  revision,
  installment: z.int(),
  cents,
  method: z.enum(["venmo", "manual"]),
});
/** POST /api/desk/payment-requests/:number/due-date */
export const changeDueDateBody = z.object({ revision, installment: z.int(), dueOn: dueDate });
/** POST /api/desk/payment-requests/:number/reminders: pauses or resumes reminders. */
export const setRemindersBody = z.object({ paused: z.boolean() });
/** POST …/replace-link and …/void. …/remind has no body, and …/notes uses noteBody of desk.ts. */
export const revisionBody = z.object({ revision });

// Payment page

/** GET /api/pay/:token */
export const paymentPageResponse = z.object({
  number: z.string(),
  version: z.int(),
  /** When this version was sent, if it is a correction. */
  correctedAt: timestamp.optional(),
  sentAt: timestamp,
  client: z.object({ name: z.string(), company: z.string(), email: z.string() }),
  title: z.string(),
  paragraphs: z.array(z.string()),
  lines: z.array(requestLine.extend({ totalCents: z.int() })),
  taxBasisPoints: z.int(),
  /** Before tax. */
  netCents: z.int(),
  taxCents: z.int(),
  totalCents: z.int(),
  terms: paymentTerms,
  /** The client can accept until then. */
  expiresAt: timestamp.optional(),
  /** True until the client has accepted; nothing can be paid before. */
  needsAcceptance: z.boolean(),
  acceptance: z.object({ name: z.string(), at: timestamp }).optional(),
  /** Ordered by date. */
  milestones: z.array(milestone),
  installments: z.array(
    z.object({
      id: z.int(),
      kind: installmentKind,
      cents: z.int(),
      dueOn: isoDate.optional(),
      isOverdue: z.boolean(),
      /** claimed: reported as paid by Venmo, not confirmed yet. */
      state: z.enum(["upcoming", "open", "claimed", "processing", "paid"]),
      paidAt: timestamp.optional(),
      /** Refunded amount, including refunds in progress. */
      refundedCents: z.int().optional(),
      /** The order page, with receipt and invoice. */
      orderPath: z.string().optional(),
      /** The order number, for the note of a Venmo payment. */
      orderNumber: z.string().optional(),
      /** Issued on sending for net 15, otherwise on payment. `path` is the PDF. */
      invoice: z.object({ number: z.string(), path: z.string() }).optional(),
    }),
  ),
});
export type PaymentPageResponse = z.infer<typeof paymentPageResponse>;

/** POST /api/pay/:token/accept: accepts the version that the page showed. */
export const acceptBody = z.object({
  version: z.int(),
  name: z.string().trim().min(2).max(textLimits.name),
  isAgreed: z.literal(true),
});

/** POST /api/pay/:token/checkout; cents is the amount that the page showed, to detect a change. */
export const payInstallmentBody = z.object({
  installment: z.int(),
  cents,
  paymentMethodNonce: z.string().min(1).max(200),
  deviceData: deviceData.optional(),
  billing,
  /** The attempt key, by which the page can fetch the result later. */
  attemptKey: z.uuid().toLowerCase(),
  /** Replaces a Venmo claim that was not paid; set only after the client confirmed it on the page. */
  replaceVenmoClaim: z.literal(true).optional(),
});
export type PayInstallmentBody = z.infer<typeof payInstallmentBody>;

/** POST /api/pay/:token/claims: the client pays by Venmo. The response is a claimResponse. */
export const claimInstallmentBody = z.object({ installment: z.int(), cents });
