import { z } from "zod";
import { type AlertSolution, alertSolutions } from "../format/alert-solutions.ts";
import { textLimits } from "../limits/text-limits.ts";
import { emailAddress } from "./email-address.ts";
import { dayRange, isValidRange } from "./exports.ts";
import { deskInvoice } from "./invoices.ts";
import { quoteDetails } from "./leads.ts";
import { chosenLook, orderState, paymentMethod } from "./orders.ts";
import { paging } from "./paging.ts";
import { paymentRequestRow } from "./payment-requests.ts";
import { optionalPersonId, personSummary } from "./person.ts";
import { deskDispute, deskRefund, orderMoney, refundable } from "./refunds.ts";

/** Requests and responses between the desk and the service, all below /api/desk. */

const timestamp = z.iso.datetime();

// Signing in

/** POST /api/desk/sign-in-codes: the response does not reveal whether the address is known. */
export const signInCodeBody = z.object({ email: emailAddress });
export const signInCodeResponse = z.object({ ok: z.literal(true), validUntil: timestamp });

/** For every sign-in. The session is in a cookie; GET /api/desk/session returns it. */
export const signInResponse = z.object({ ok: z.literal(true) });

/** POST /api/desk/sessions/code */
export const signInWithCodeBody = z.object({ code: z.string().max(20) });

/** POST /api/desk/sessions/passkey, /api/desk/session/verify: the result of navigator.credentials.get. */
export const passkeyBody = z.object({ response: z.looseObject({ id: z.string().max(1400) }) });

/** POST /api/desk/passkeys: the result of navigator.credentials.create. */
export const addPasskeyBody = z.object({
  name: z.string().trim().min(1).max(textLimits.passkeyName),
  response: z.looseObject({ id: z.string().max(1400) }),
});

/** GET /api/desk/settings */
export const deskSettings = z.object({
  owners: z.array(z.object({ email: z.string(), name: z.string(), isCurrentUser: z.boolean() })),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: timestamp,
      lastUsedAt: timestamp.optional(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      owner: z.string(),
      device: z.string(),
      signInMethod: z.enum(["passkey", "code"]),
      createdAt: timestamp,
      lastSeenAt: timestamp,
      current: z.boolean(),
    }),
  ),
});
export type DeskSettings = z.infer<typeof deskSettings>;
export const renameOwnerBody = z.object({
  name: z.string().trim().min(1).max(textLimits.ownerName),
});

// Worklist

export const leadState = z.enum(["new", "answered", "quoted", "won", "lost", "spam"]);
export type LeadState = z.infer<typeof leadState>;

const worklistEntry = z.object({
  /** "lead-12", "order-K7Q4-2D9M", "contact-K7Q4-2D9M", "request-R-0036", "alert-7", "quarantined-leads". */
  id: z.string(),
  kind: z.enum(["lead", "claim", "contact", "request", "dispute", "alert", "quarantined-leads"]),
  /** Only for alerts. */
  category: z.enum(["payment", "mail", "job", "server", "other"]).optional(),
  title: z.string(),
  detail: z.string(),
  dueAt: timestamp.optional(),
  /** A path of the desk, for example /leads/12. */
  path: z.string(),
  /** The label of the button. */
  action: z.string(),
  /** Only for leads. */
  ...optionalPersonId,
  lead: z
    .object({
      id: z.int(),
      name: z.string(),
      state: leadState,
      /** We replied three days ago, and no owner has recorded a response. */
      isUnanswered: z.literal(true).optional(),
    })
    .optional(),
});
export type WorklistEntry = z.infer<typeof worklistEntry>;

/** GET /api/desk/version?known=: with the known version, the response waits up to 30 s until it changes. Compare only for equality. */
export const deskVersionQuery = z.object({ known: z.string().max(100).optional() });
export const deskVersion = z.object({ version: z.string() });
export type DeskVersion = z.infer<typeof deskVersion>;

/** GET /api/desk/session: data that every screen shows. */
export const deskSession = z.object({
  owner: z.object({ email: z.string(), name: z.string() }),
  hasPasskey: z.boolean(),
  /** The service's time, which due times refer to. */
  now: timestamp,
  /** See GET /api/desk/version. */
  version: z.string(),
  /** Sorted by due time; items without one come last. */
  worklist: z.array(worklistEntry),
});
export type DeskSession = z.infer<typeof deskSession>;

/** GET /api/desk/revenue: revenue net of refunds, and unconfirmed claims. */
const totals = z.object({ cents: z.int(), sales: z.int() });
export const revenueResponse = z.object({
  /** Since Monday and since the first of the month, in the agency's time zone. */
  week: totals,
  month: totals,
  lastMonth: totals,
  claims: z.object({ cents: z.int(), open: z.int() }),
});
export type RevenueResponse = z.infer<typeof revenueResponse>;

// History of a lead or an order

export const deskEvent = z.object({
  at: timestamp,
  kind: z.string(),
  actor: z.enum(["buyer", "owner", "gateway", "system"]),
  /** The name of the owner, if the actor is an owner. */
  owner: z.string().optional(),
  title: z.string(),
  detail: z.string().optional(),
  /** The text of a note or a reply. */
  note: z.string().optional(),
});
export type DeskEvent = z.infer<typeof deskEvent>;

/** POST /api/desk/orders/:number/messages: emails the message to the buyer. */
export const messageBuyerBody = z.object({
  idempotencyKey: z.uuid(),
  message: z.string().trim().min(1).max(textLimits.reply),
});
export type MessageBuyerBody = z.infer<typeof messageBuyerBody>;

export const noteBody = z.object({ text: z.string().trim().min(1).max(textLimits.note) });

// Leads

/** The traffic source of the visitor, if it is known. */
const trafficSource = z.object({
  page: z.string(),
  referrer: z.string().optional(),
  campaign: z.string().optional(),
});
export type TrafficSource = z.infer<typeof trafficSource>;

export const leadRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Absent for a quarantined lead. */
  ...optionalPersonId,
  state: leadState,
  /** The start of the message. */
  excerpt: z.string(),
  receivedAt: timestamp,
  /** For a new lead: the time by which we promised a reply. */
  dueAt: timestamp.optional(),
  snoozedUntil: timestamp.optional(),
});
export type LeadRow = z.infer<typeof leadRow>;

/** GET /api/desk/leads?filter=open&pages=2 */
export const leadFilter = z.enum(["open", "all", ...leadState.options]);
export const leadsQuery = z.object({
  filter: leadFilter.default("open"),
  ...paging,
});
export const leadsResponse = z.object({
  rows: z.array(leadRow),
  /** The cursor of the next page; absent on the last. */
  next: z.string().optional(),
  /** By state, up to 1,000 each; quarantined leads are counted separately. */
  counts: z.record(leadState, z.int()),
  quarantinedCount: z.int(),
});
export type LeadsResponse = z.infer<typeof leadsResponse>;

/** GET /api/desk/leads/:id */
export const leadDetail = leadRow.extend({
  phone: z.string(),
  details: quoteDetails,
  message: z.string(),
  replyTo: z.string(),
  /** After a reply: when the lead comes back to the worklist, unless the person responds. Equal to `snoozedUntil`. */
  followUpAt: timestamp.optional(),
  /** Replies sent from the desk, oldest first. The events contain them too. */
  replies: z.array(
    z.object({
      id: z.int(),
      at: timestamp,
      /** The name of the owner who wrote it. */
      owner: z.string(),
      message: z.string(),
      /** When our mail server accepted the email; absent until then. */
      sentAt: timestamp.optional(),
    }),
  ),
  events: z.array(deskEvent),
  trafficSource: trafficSource.optional(),
  /** Other leads and orders with the same address. */
  contactHistory: z.object({ leads: z.int(), orders: z.int(), orderedCents: z.int() }),
  /** Payment requests for this lead, newest first. */
  requests: z.array(paymentRequestRow),
});
export type LeadDetail = z.infer<typeof leadDetail>;

/** POST /api/desk/leads/:id/state: `from` is the state that the page showed, to detect edit conflicts. */
export const changeLeadStateBody = z.object({ from: leadState, to: leadState });
/**
 * POST /api/desk/leads/:id/replies: emails the message to the lead. `from` is the state that the page showed, to detect
 * edit conflicts.
 */
export const replyToLeadBody = z.object({
  idempotencyKey: z.uuid(),
  from: leadState,
  message: z.string().trim().min(1).max(textLimits.reply),
});
export type ReplyToLeadBody = z.infer<typeof replyToLeadBody>;
/** POST /api/desk/leads/:id/snooze: without `until`, the snooze ends. */
export const snoozeBody = z.object({ until: timestamp.optional() });

/** GET /api/desk/quarantined-leads */
export const quarantinedLeadsResponse = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      message: z.string(),
      reasons: z.array(z.string()),
      receivedAt: timestamp,
      deletedAt: timestamp,
      /** Set if the address has other records, so that the lead is probably not spam. */
      ...optionalPersonId,
    }),
  ),
});
export type QuarantinedLeadsResponse = z.infer<typeof quarantinedLeadsResponse>;
/** POST /api/desk/quarantined-leads/mark-spam, and mark-new to undo it: the leads that the owner has seen. */
export const leadIdsBody = z.object({ ids: z.array(z.int()).min(1).max(500) });

// Orders

export const orderRow = z.object({
  number: z.string(),
  state: orderState,
  method: paymentMethod,
  /** Empty if the personal data of the buyer was deleted. */
  email: z.string(),
  ...optionalPersonId,
  buyerName: z.string().optional(),
  items: z.string(),
  totalCents: z.int(),
  /** Absent if nothing was refunded. */
  refundedCents: z.int().optional(),
  placedAt: timestamp,
  dueAt: timestamp.optional(),
  /** The buyer's bank disputes the payment. */
  disputed: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRow>;

/** GET /api/desk/orders?filter=all&from=2026-11-01&to=2026-11-30&pages=2: orders by the day they were placed. */
export const orderFilter = z.enum(["all", "disputed", ...orderState.options]);
export type OrderFilter = z.infer<typeof orderFilter>;
export const ordersQuery = dayRange
  .extend({ filter: orderFilter.default("all"), ...paging })
  .refine(isValidRange, { path: ["to"] });
export const ordersResponse = z.object({
  rows: z.array(orderRow),
  next: z.string().optional(),
  /** In the range of days. The filter for refunded orders includes partially refunded ones. */
  counts: z.record(orderFilter, z.int()),
  /** Sum of all orders with this filter in the range, net of refunds. Of "all", only paid orders. */
  sumCents: z.int(),
});
export type OrdersResponse = z.infer<typeof ordersResponse>;

/** GET /api/desk/orders/:number */
export const orderDetail = orderRow.extend({
  paidAt: timestamp.optional(),
  /** The date by which an owner must contact the buyer; absent once that is done. */
  contactBy: z.iso.date().optional(),
  /** The number of the payment request that the order pays. */
  paymentRequest: z.string().optional(),
  trafficSource: trafficSource.optional(),
  accessExpiresAt: timestamp.optional(),
  /** The owner revoked access, or it expired. */
  hasAccessEnded: z.boolean(),
  lines: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      /** A fraction only for hours. */
      quantity: z.number(),
      totalCents: z.int(),
      look: chosenLook.optional(),
      file: z
        .object({ name: z.string(), version: z.string(), used: z.int(), allowed: z.int() })
        .optional(),
    }),
  ),
  attempts: z.array(
    z.object({
      at: timestamp,
      state: z.enum(["charging", "authorized", "captured", "declined", "abandoned", "voided"]),
      amountCents: z.int(),
      method: z.string().optional(),
      lastFour: z.string().optional(),
      transactionId: z.string().optional(),
      reason: z.string().optional(),
      settledAt: timestamp.optional(),
    }),
  ),
  refunds: z.array(deskRefund),
  disputes: z.array(deskDispute),
  /** Absent while unpaid. */
  refundable: refundable.optional(),
  money: orderMoney.optional(),
  /** Only for prepaid hours. */
  hours: z.object({ remainingMinutes: z.int(), paidMinutes: z.int() }).optional(),
  /** An invoice without an address uses the billing address of the payment. */
  hasBillingAddress: z.literal(true).optional(),
  /** Ordered by date of issue, including credit notes and void documents. */
  invoices: z.array(deskInvoice),
  events: z.array(deskEvent),
  contactHistory: z.object({ orders: z.int(), orderedCents: z.int() }),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** POST /api/desk/orders: records a payment that was made without an order. */
export const recordPaymentBody = z.object({
  idempotencyKey: z.uuid(),
  catalogId: z.string().max(100),
  amountCents: z.int().min(1).max(10_000_000),
  email: emailAddress,
  buyerName: z.string().trim().max(textLimits.name).optional(),
  method: z.enum(["venmo", "manual"]),
});
export type RecordPaymentBody = z.infer<typeof recordPaymentBody>;
export const recordPaymentResponse = z.object({ number: z.string(), email: z.string() });
export type RecordPaymentResponse = z.infer<typeof recordPaymentResponse>;

/** POST /api/desk/orders/:number/email */
export const changeEmailBody = z.object({ email: emailAddress });
/** POST /api/desk/orders/:number/access */
export const setAccessBody = z.object({ hasAccess: z.boolean() });

// Alerts

export const alertDetail = z.object({
  id: z.int(),
  kind: z.string(),
  title: z.string(),
  advice: z.string(),
  at: timestamp,
  dueAt: timestamp,
  details: z.array(z.tuple([z.string(), z.string()])),
  /** The number of the related order. */
  order: z.string().optional(),
  /** The number of the related payment request. */
  request: z.string().optional(),
  /** The ID of the related lead. */
  lead: z.int().optional(),
  /** The ID of the related webhook. */
  webhook: z.int().optional(),
  /** The person that the order, payment request or lead is from. */
  ...optionalPersonId,
  /** What an owner can do about it in the desk; absent if nothing. */
  solution: z.enum(Object.keys(alertSolutions) as AlertSolution[]).optional(),
  resolvedAt: timestamp.optional(),
  resolvedBy: z.string().optional(),
  /** Current failures; dead letters first. */
  failures: z.array(
    z.object({
      /** The subject of the job, for example "Transaction ID abc". */
      subject: z.string(),
      reason: z.string(),
      attemptCount: z.int(),
      firstFailedAt: timestamp,
      lastFailedAt: timestamp,
      /** A dead letter, which is not retried automatically. */
      isDeadLetter: z.boolean(),
    }),
  ),
  canRetry: z.boolean(),
});
export type AlertDetail = z.infer<typeof alertDetail>;

// Search and personal data

/** The fields that were searched, such as "invoice" or "name, email or phone". */
const matchedOn = z.string();

/** GET /api/desk/search?q= */
export const searchQuery = z.object({ q: z.string().trim().min(1).max(textLimits.searchQuery) });
export const searchResponse = z.object({
  /** Up to eight whose name, company, phone or address matches. The desk shows them first. */
  people: z.array(personSummary),
  orders: z.array(orderRow.extend({ matchedOn })),
  leads: z.array(leadRow.extend({ matchedOn })),
  requests: z.array(paymentRequestRow.extend({ matchedOn })),
});
export type SearchResponse = z.infer<typeof searchResponse>;

/** GET /api/desk/personal-data?email=, and POST /api/desk/personal-data/delete. */
export const personalDataQuery = z.object({ email: emailAddress });
export const personalDataResponse = z.object({
  leads: z.array(
    z.object({
      receivedAt: timestamp,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      details: quoteDetails,
      message: z.string(),
      /** Our replies from the desk, oldest first. */
      replies: z.array(z.object({ at: timestamp, owner: z.string(), message: z.string() })),
    }),
  ),
  orders: z.array(
    z.object({
      number: z.string(),
      placedAt: timestamp,
      state: orderState,
      buyerName: z.string().optional(),
      billingAddress: z.string().optional(),
      totalCents: z.int(),
      /** Our emails from the desk, oldest first. */
      messages: z.array(z.object({ at: timestamp, owner: z.string(), message: z.string() })),
    }),
  ),
  requests: z.array(
    z.object({ number: z.string(), createdAt: timestamp, title: z.string(), totalCents: z.int() }),
  ),
  /** Invoices are never deleted. */
  invoices: z.array(deskInvoice),
});
export type PersonalData = z.infer<typeof personalDataResponse>;
/** Invoices are never deleted. */
export const deletePersonalDataResponse = z.object({
  leads: z.int(),
  orders: z.array(z.string()),
  requests: z.int(),
  keptInvoices: z.array(z.string()),
});
