import { z } from "zod";
import { emailAddress } from "./email-address.ts";
import { deskInvoice } from "./invoices.ts";
import { chosenLook, orderState, paymentMethod } from "./orders.ts";
import { paging } from "./paging.ts";
import { paymentRequestRow } from "./payment-requests.ts";
import { deskDispute, deskRefund, orderMoney, refundable } from "./refunds.ts";

/** What the owner's desk and the service say to each other, all of it below /api/desk. */

const timestamp = z.iso.datetime();

// Signing in

/** POST /api/desk/codes: the same answer for a known and an unknown address. */
export const signInCodeBody = z.object({ email: emailAddress });
export const signInCodeResponse = z.object({ ok: z.literal(true), validUntil: timestamp });

/** Of every sign-in: the session is in a cookie, and GET /api/desk/session tells about it. */
export const signInResponse = z.object({ ok: z.literal(true) });

/** POST /api/desk/sessions/code */
export const signInWithCodeBody = z.object({ code: z.string().max(20) });

/** POST /api/desk/sessions/passkey, /api/desk/fresh: what navigator.credentials.get answered. */
export const passkeyBody = z.object({ response: z.looseObject({ id: z.string().max(1400) }) });

/** POST /api/desk/passkeys: what navigator.credentials.create answered. */
export const addPasskeyBody = z.object({
  name: z.string().trim().min(1).max(60),
  response: z.looseObject({ id: z.string().max(1400) }),
});

/** GET /api/desk/settings */
export const deskSettings = z.object({
  owners: z.array(z.object({ email: z.string(), name: z.string(), you: z.boolean() })),
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
      how: z.enum(["passkey", "code"]),
      createdAt: timestamp,
      lastSeenAt: timestamp,
      current: z.boolean(),
    }),
  ),
});
export type DeskSettings = z.infer<typeof deskSettings>;
export const renameOwnerBody = z.object({ name: z.string().trim().min(1).max(80) });

// What needs you

export const leadState = z.enum(["new", "answered", "quoted", "won", "lost", "spam"]);
export type LeadState = z.infer<typeof leadState>;

const worklistEntry = z.object({
  /** "lead-12", "order-K7Q4-2D9M", "contact-K7Q4-2D9M", "request-R-0036", "alert-7", "held-leads". */
  id: z.string(),
  kind: z.enum(["lead", "claim", "contact", "request", "dispute", "alert", "held-leads"]),
  /** Of an alert. */
  about: z.enum(["payment", "mail", "chore", "server", "other"]).optional(),
  title: z.string(),
  detail: z.string(),
  dueAt: timestamp.optional(),
  /** Within the desk, such as /leads/12. */
  path: z.string(),
  /** What the button says. */
  action: z.string(),
  /** Of a lead. */
  lead: z.object({ id: z.int(), name: z.string(), state: leadState }).optional(),
});
export type WorklistEntry = z.infer<typeof worklistEntry>;

/**
 * GET /api/desk/version: an open desk polls it, and loads its data again when the version has changed.
 * Compare it only for equality.
 */
export const deskVersion = z.object({ version: z.string() });
export type DeskVersion = z.infer<typeof deskVersion>;

/** GET /api/desk/session: what every screen shows. */
export const deskSession = z.object({
  owner: z.object({ email: z.string(), name: z.string() }),
  hasPasskey: z.boolean(),
  /** By the clock that deadlines were written with. */
  now: timestamp,
  /** What needs you, sorted by deadline, those without one last. */
  worklist: z.array(worklistEntry),
});
export type DeskSession = z.infer<typeof deskSession>;

/** GET /api/desk/money: what came in, less what went back, and what is said to be on its way. */
const taken = z.object({ cents: z.int(), sales: z.int() });
export const revenueResponse = z.object({
  /** Since Monday, and since the first, where the studio is. */
  week: taken,
  month: taken,
  lastMonth: taken,
  claims: z.object({ cents: z.int(), open: z.int() }),
});
export type RevenueResponse = z.infer<typeof revenueResponse>;

// What happened, of a lead or an order

export const deskEvent = z.object({
  at: timestamp,
  kind: z.string(),
  actor: z.enum(["buyer", "owner", "gateway", "system"]),
  /** Who of the owners it was. */
  owner: z.string().optional(),
  title: z.string(),
  detail: z.string().optional(),
  /** Of a note: what was written. */
  note: z.string().optional(),
});
export type DeskEvent = z.infer<typeof deskEvent>;

export const noteBody = z.object({ text: z.string().trim().min(1).max(5_000) });

// Leads

/** How the visitor came to the site, where that is known. */
const origin = z.object({
  page: z.string(),
  referrer: z.string().optional(),
  campaign: z.string().optional(),
});
export type Origin = z.infer<typeof origin>;

const leadRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  state: leadState,
  /** The first words of the message. */
  excerpt: z.string(),
  receivedAt: timestamp,
  /** Of a new lead: by when we promised an answer. */
  dueAt: timestamp.optional(),
  snoozedUntil: timestamp.optional(),
});
export type LeadRow = z.infer<typeof leadRow>;

/** GET /api/desk/leads?show=open&pages=2 */
export const leadFilter = z.enum(["open", "all", ...leadState.options]);
export const leadsQuery = z.object({
  show: leadFilter.default("open"),
  ...paging,
});
export const leadsResponse = z.object({
  rows: z.array(leadRow),
  /** The cursor of the next page; absent on the last. */
  next: z.string().optional(),
  /** By state, up to 1,000 each; what is held back is counted apart. */
  counts: z.record(leadState, z.int()),
  held: z.int(),
});
export type LeadsResponse = z.infer<typeof leadsResponse>;

/** GET /api/desk/leads/:id */
export const leadDetail = leadRow.extend({
  phone: z.string(),
  message: z.string(),
  replyTo: z.string(),
  events: z.array(deskEvent),
  origin: origin.optional(),
  /** Other leads and orders of the same address. */
  before: z.object({ leads: z.int(), orders: z.int(), orderedCents: z.int() }),
  /** Payment requests that were written for it, newest first. */
  requests: z.array(paymentRequestRow),
});
export type LeadDetail = z.infer<typeof leadDetail>;

/** POST /api/desk/leads/:id/state: `from` is what the page showed, so that two owners do not overrule each other. */
export const changeLeadStateBody = z.object({ from: leadState, to: leadState });
/** POST /api/desk/leads/:id/snooze: absent ends it. */
export const snoozeBody = z.object({ until: timestamp.optional() });

/** GET /api/desk/held-leads */
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
    }),
  ),
});
export type QuarantinedLeadsResponse = z.infer<typeof quarantinedLeadsResponse>;
/** POST /api/desk/held-leads/spam: those that were looked at. */
export const markSpamBody = z.object({ ids: z.array(z.int()).min(1).max(500) });

// Orders

const orderRow = z.object({
  number: z.string(),
  state: orderState,
  method: paymentMethod,
  /** Empty for a buyer whose personal data was deleted. */
  email: z.string(),
  buyerName: z.string().optional(),
  items: z.string(),
  totalCents: z.int(),
  /** Absent where nothing went back. */
  refundedCents: z.int().optional(),
  placedAt: timestamp,
  dueAt: timestamp.optional(),
  /** The buyer's bank disputes its payment. */
  disputed: z.boolean(),
});
export type OrderRow = z.infer<typeof orderRow>;

/** GET /api/desk/orders?show=all&pages=2 */
export const orderFilter = z.enum(["all", ...orderState.options]);
export const ordersQuery = z.object({
  show: orderFilter.default("all"),
  ...paging,
});
export const ordersResponse = z.object({ rows: z.array(orderRow), next: z.string().optional() });
export type OrdersResponse = z.infer<typeof ordersResponse>;

/** GET /api/desk/orders/:number */
export const orderDetail = orderRow.extend({
  paidAt: timestamp.optional(),
  /** The day by which the buyer was promised an email from an owner; absent once that is done. */
  contactBy: z.iso.date().optional(),
  origin: origin.optional(),
  accessUntil: timestamp.optional(),
  /** The owner ended access, or its time is over. */
  accessEnded: z.boolean(),
  lines: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      /** A fraction only of hours. */
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
  /** Absent while nothing is paid. */
  refundable: refundable.optional(),
  money: orderMoney.optional(),
  /** Of prepaid time. */
  hours: z.object({ leftMinutes: z.int(), paidMinutes: z.int() }).optional(),
  /** An invoice without an address gets the one that was entered with the payment. */
  hasBillingAddress: z.literal(true).optional(),
  /** In the order of their issue, credit notes and what is void among them. */
  invoices: z.array(deskInvoice),
  events: z.array(deskEvent),
  before: z.object({ orders: z.int(), orderedCents: z.int() }),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** POST /api/desk/orders: a payment that came without an order. */
export const recordPaymentBody = z.object({
  key: z.uuid(),
  catalogId: z.string().max(100),
  amountCents: z.int().min(1).max(10_000_000),
  email: emailAddress,
  buyerName: z.string().trim().max(200).optional(),
  method: z.enum(["venmo", "manual"]),
});
export type RecordPaymentBody = z.infer<typeof recordPaymentBody>;
export const recordPaymentResponse = z.object({ number: z.string() });

/** POST /api/desk/orders/:number/email */
export const changeEmailBody = z.object({ email: emailAddress });
/** POST /api/desk/orders/:number/access */
export const setAccessBody = z.object({ open: z.boolean() });

// Alerts

export const alertDetail = z.object({
  id: z.int(),
  kind: z.string(),
  title: z.string(),
  advice: z.string(),
  at: timestamp,
  dueAt: timestamp,
  facts: z.array(z.tuple([z.string(), z.string()])),
  /** The order it is about, if it names one. */
  order: z.string().optional(),
  /** The payment request it is about. */
  request: z.string().optional(),
  resolvedAt: timestamp.optional(),
  resolvedBy: z.string().optional(),
  /** What fails at the moment; dead letters come first. */
  failures: z.array(
    z.object({
      /** What a job of the queue is about, such as "Transaction id abc". */
      about: z.string(),
      reason: z.string(),
      tries: z.int(),
      since: timestamp,
      failedAt: timestamp,
      /** A dead letter: it is not tried again automatically. */
      givenUp: z.boolean(),
    }),
  ),
  canRetry: z.boolean(),
});
export type AlertDetail = z.infer<typeof alertDetail>;

// Search and personal data

/** GET /api/desk/search?q= */
export const searchQuery = z.object({ q: z.string().trim().min(1).max(200) });
export const searchResponse = z.object({
  orders: z.array(orderRow.extend({ why: z.string() })),
  leads: z.array(leadRow.extend({ why: z.string() })),
  requests: z.array(paymentRequestRow.extend({ why: z.string() })),
});
export type SearchResponse = z.infer<typeof searchResponse>;

/** GET /api/desk/personal-data?email=, and POST /api/desk/personal-data/deletion. */
export const personalDataQuery = z.object({ email: emailAddress });
export const personalDataResponse = z.object({
  leads: z.array(
    z.object({
      receivedAt: timestamp,
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
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
    }),
  ),
  requests: z.array(
    z.object({ number: z.string(), writtenAt: timestamp, title: z.string(), totalCents: z.int() }),
  ),
  /** They are kept, whatever else is deleted. */
  invoices: z.array(deskInvoice),
});
export type PersonalData = z.infer<typeof personalDataResponse>;
/** Invoices are kept as they are. */
export const deletePersonalDataResponse = z.object({
  leads: z.int(),
  orders: z.array(z.string()),
  requests: z.int(),
  keptInvoices: z.array(z.string()),
});
