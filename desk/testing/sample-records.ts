/** Records for component tests of the desk. */
import type { AlertDetail, LeadDetail, OrderDetail } from "@agency/contract/api/desk";
import type { HoursAccount } from "@agency/contract/api/hours";
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { paidOrder } from "../src/orders/sample-order.ts";

const hourMs = 3_600_000;
/** Relative to now, because the desk compares times with the clock. */
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
export const dayFromNow = (days: number) => inHours(24 * days).slice(0, 10);

const at = "2026-11-12T09:00:00.000Z";

export const sampleLead = {
  ...{ id: 12, name: "Priya Raman", email: "priya@example.com", personId: "lead-12" },
  ...{ state: "new", excerpt: "A site for my bakery", receivedAt: at, dueAt: inHours(5) },
  ...{ phone: "303 555 0100", details: [], message: "A site for my bakery, please." },
  ...{ replyTo: "owner@agency.example", replies: [], requests: [] },
  events: [{ at, kind: "lead-received", actor: "buyer", title: "Sent the quote form" }],
  contactHistory: { leads: 0, orders: 0, orderedCents: 0 },
} satisfies LeadDetail;

export const claimedOrder: OrderDetail = {
  ...{ number: "7H3M-K9RT", state: "claimed", method: "venmo", email: "dana@example.com" },
  ...{ personId: "order-7H3M-K9RT", items: "Basic Single-Page", totalCents: 4_900 },
  ...{ placedAt: at, dueAt: inHours(5), disputed: false, hasAccessEnded: false },
  lines: paidOrder.lines.map(({ file: _, ...line }) => line),
  ...{ attempts: [], refunds: [], disputes: [], invoices: [] },
  events: [{ at, kind: "claimed", actor: "buyer", title: "Reported a Venmo payment" }],
  contactHistory: { orders: 0, orderedCents: 0 },
};

export const sampleDraft: PaymentRequestDetail = {
  ...{ number: "R-0036", state: "draft", client: "Greta Olsen" },
  ...{ title: "A site with a class schedule", totalCents: 300_000, paidCents: 0 },
  ...{ updatedAt: at, revision: 1, version: 0, netCents: 300_000, taxCents: 0 },
  content: {
    client: {
      ...{ name: "Greta Olsen", email: "greta@example.com" },
      ...{ company: "", taxId: "", address: "" },
    },
    title: "A site with a class schedule",
    body: "Ten pages.\n\nIn your hands in four weeks.",
    lines: [{ name: "Growth package", quantityHundredths: 100, unitCents: 300_000 }],
    ...{ taxBasisPoints: 0, terms: "deposit", depositPercent: 50, milestones: [] },
  },
  ...{ installments: [], views: 0, remindersPaused: false, events: [] },
};

export const acceptedRequest: PaymentRequestDetail = {
  ...sampleDraft,
  ...{ number: "R-0037", state: "accepted", revision: 3, version: 1, views: 2 },
  ...{ sentAt: at, viewedAt: at, acceptedAt: at, acceptedName: "Greta Olsen" },
  installments: [
    { id: 1, kind: "deposit", cents: 150_000, dueOn: dayFromNow(5), state: "open" },
    { id: 2, kind: "balance", cents: 150_000, state: "upcoming" },
  ],
  paymentPageUrl: "https://agency.example/pay/token",
  events: [{ at, kind: "sent", actor: "owner", owner: "June", title: "Sent to Greta" }],
};

export const sampleAccount: HoursAccount = {
  ...{ number: paidOrder.number, email: paidOrder.email, buyerName: paidOrder.buyerName },
  ...{ remainingMinutes: 120, paidMinutes: 120, updatedAt: at },
  ...{ purchasedMinutes: 120, workedMinutes: 0, refundedMinutes: 0 },
  entries: [
    { id: 1, at, kind: "purchased", minutes: 120, remainingMinutes: 120, cents: 10_000, note: "" },
  ],
  unused: { minutes: 60, cents: 5_000, minimumMinutes: 60, refundMethod: "refund" },
};

export const sampleAlert: AlertDetail = {
  ...{ id: 1, kind: "mail-failed", title: "An email could not be delivered" },
  advice: "Write to the buyer, and ask for another address.",
  ...{ at, dueAt: inHours(5), details: [["To", "buyer@example.com"]] },
  ...{ order: paidOrder.number, failures: [], canRetry: false },
};
