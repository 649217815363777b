/** The responses of the stubbed service, for each screen of the desk. */
import type {
  DeskSession,
  DeskSettings,
  LeadRow,
  LeadsResponse,
  OrderRow,
  OrdersResponse,
  QuarantinedLeadsResponse,
  RevenueResponse,
  SearchResponse,
} from "@agency/contract/api/desk";
import type { HoursResponse } from "@agency/contract/api/hours";
import type {
  PaymentRequestDetail,
  PaymentRequestRow,
  PaymentRequestsResponse,
} from "@agency/contract/api/payment-requests";
import type { PersonResponse } from "@agency/contract/api/people";
import type { ReportsResponse } from "@agency/contract/api/reports";
import type { TemplateVersionsResponse } from "@agency/contract/api/template-versions";
import type {
  WebhookDeliveriesResponse,
  WebhookDeliveryDetail,
  WebhooksResponse,
} from "@agency/contract/api/webhooks";
import { disputedOrder, paidOrder } from "../src/orders/sample-order.ts";
import { delivered, enabledWebhook, failed, pending } from "../src/webhooks/sample-webhook.ts";
import {
  acceptedRequest,
  claimedOrder,
  sampleAccount,
  sampleAlert,
  sampleDraft,
  sampleLead,
} from "./sample-records.ts";

const at = "2026-11-12T09:00:00.000Z";

export const sampleSession: DeskSession = {
  owner: { email: "owner@agency.example", name: "June" },
  ...{ hasPasskey: true, now: new Date().toISOString(), version: "1" },
  worklist: [
    {
      ...{ id: "lead-12", kind: "lead", title: "Priya Raman", detail: sampleLead.excerpt },
      ...{ dueAt: sampleLead.dueAt, path: "/leads/12", action: "Reply", personId: "lead-12" },
      lead: { id: 12, name: sampleLead.name, state: "new" },
    },
    {
      ...{ id: `order-${claimedOrder.number}`, kind: "claim", title: "Check a payment of $49" },
      ...{ detail: claimedOrder.number, path: `/orders/${claimedOrder.number}`, action: "Check" },
      dueAt: new Date(Date.now() - 3_600_000).toISOString(),
    },
  ],
};

const settings: DeskSettings = {
  owners: [{ email: "owner@agency.example", name: "June", isCurrentUser: true }],
  passkeys: [{ id: "p1", name: "Blue phone", createdAt: at, lastUsedAt: at }],
  sessions: [
    {
      ...{ id: "s1", owner: "owner@agency.example", device: "Firefox on Linux" },
      ...{ signInMethod: "passkey", createdAt: at, lastSeenAt: at, current: true },
    },
  ],
};

const revenue: RevenueResponse = {
  week: { cents: 4_900, sales: 1 },
  month: { cents: 49_900, sales: 3 },
  lastMonth: { cents: 0, sales: 0 },
  claims: { cents: 4_900, open: 1 },
};

const leads: LeadsResponse = {
  rows: [toLeadRow()],
  counts: { new: 1, answered: 0, quoted: 0, won: 0, lost: 0, spam: 0 },
  quarantinedCount: 1,
};

function toLeadRow(): LeadRow {
  const { id, name, email, state, excerpt, receivedAt, dueAt } = sampleLead;
  return { id, name, email, state, excerpt, receivedAt, dueAt };
}

const quarantinedLeads: QuarantinedLeadsResponse = {
  rows: [
    {
      ...{ id: 13, name: "A Program", email: "program@example.com", message: "Cheap links" },
      ...{ reasons: ["Filled a hidden field."], receivedAt: at, deletedAt: at },
    },
  ],
};

const toOrderRow = (order: OrderRow): OrderRow => {
  const { number, state, method, email, items, totalCents, placedAt, disputed } = order;
  return { number, state, method, email, items, totalCents, placedAt, disputed };
};

const orders: OrdersResponse = {
  rows: [claimedOrder, paidOrder].map(toOrderRow),
  counts: {
    ...{ all: 2, claimed: 1, pending: 0, paid: 1, disputed: 0 },
    ...{ partially_refunded: 0, refunded: 0, canceled: 0 },
  },
  sumCents: 4_900,
};

export function toRequestRow(request: PaymentRequestDetail): PaymentRequestRow {
  const { number, state, client, title, totalCents, paidCents, updatedAt } = request;
  return { number, state, client, title, totalCents, paidCents, updatedAt };
}

const requests: PaymentRequestsResponse = {
  rows: [sampleDraft, acceptedRequest].map(toRequestRow),
  counts: { open: 1, draft: 1, overdue: 0 },
  outstandingCents: 300_000,
};

const person: PersonResponse = {
  person: {
    ...{ id: "lead-12", email: sampleLead.email, names: [sampleLead.name], since: at },
    ...{ leads: 1, orders: 1, requests: 1 },
  },
  figures: { paidCents: 4_900, outstandingCents: 300_000 },
  rows: [
    { id: "lead-12", at, path: "/leads/12", kind: "lead", lead: toLeadRow() },
    {
      ...{ id: "order", at, path: `/orders/${paidOrder.number}`, kind: "order" },
      order: toOrderRow(paidOrder),
    },
    {
      ...{ id: "note", at, path: "/leads/12", kind: "note", lead: 12 },
      ...{ text: "Wants it by February", owner: "June" },
    },
  ],
};

const hours: HoursResponse = {
  rows: [
    {
      ...{ number: sampleAccount.number, email: sampleAccount.email, buyerName: "Ada Lovelace" },
      ...{ remainingMinutes: 120, paidMinutes: 120, updatedAt: at },
    },
  ],
};

const month = { leads: 2, won: 1, orders: 1, cents: 4_900, visitors: 20 };
const reports: ReportsResponse = {
  months: Array.from({ length: 12 }, (_, index) => ({
    ...month,
    month: `2026-${String(index + 1).padStart(2, "0")}`,
    isOver: index < 11,
  })),
  total: month,
  items: [{ name: "Basic Single-Page", orders: 1, cents: 4_900 }],
  sources: [{ ...month, source: "campaign:fall mail" }],
  states: [
    {
      ...{ country: "US", state: "CO", orders: 1 },
      ...{ grossCents: 4_900, refundedCents: 0, cents: 4_900 },
    },
  ],
  funnel: { answered: 2, quoted: 1, won: 1 },
  years: [2026, 2025],
};

const templateVersions: TemplateVersionsResponse = {
  rows: [
    {
      ...{ id: "basic-single-page", name: "Basic Single-Page", version: "1.1.0" },
      ...{ changes: ["A darker footer"], recipientCount: 3 },
    },
  ],
};

const webhooks: WebhooksResponse = { rows: [enabledWebhook] };
const deliveries: WebhookDeliveriesResponse = { rows: [pending, delivered, failed] };
const delivery: WebhookDeliveryDetail = {
  ...{ ...failed, webhookId: enabledWebhook.id },
  body: { type: "lead.received", timestamp: at, data: { id: 12 } },
};

const search: SearchResponse = {
  people: [person.person],
  orders: [{ ...toOrderRow(paidOrder), matchedOn: "number" }],
  leads: [{ ...toLeadRow(), matchedOn: "name, email or phone" }],
  requests: [{ ...toRequestRow(acceptedRequest), matchedOn: "number" }],
};

/** By method and path below /api/desk. */
export const sampleResponses: Record<string, object> = {
  "GET /revenue": revenue,
  "GET /leads": leads,
  "GET /leads/12": sampleLead,
  "GET /quarantined-leads": quarantinedLeads,
  "GET /orders": orders,
  ...Object.fromEntries(
    [paidOrder, claimedOrder].map((order) => [`GET /orders/${order.number}`, order]),
  ),
  "GET /orders/D7SP-UTED": { ...disputedOrder, number: "D7SP-UTED" },
  "GET /payment-requests": requests,
  ...Object.fromEntries(
    [sampleDraft, acceptedRequest].map((request) => [
      `GET /payment-requests/${request.number}`,
      request,
    ]),
  ),
  "GET /people/lead-12": person,
  "GET /hours": hours,
  [`GET /hours/${sampleAccount.number}`]: sampleAccount,
  "GET /alerts/1": sampleAlert,
  "GET /reports": reports,
  "GET /settings": settings,
  "GET /template-versions": templateVersions,
  "GET /webhooks": webhooks,
  "GET /webhooks/1/deliveries": deliveries,
  "GET /webhook-deliveries/2": delivery,
  "GET /search": search,
};
