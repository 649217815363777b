import type { OrderDetail } from "@agency/contract/api/desk";
import type { DeskDispute } from "@agency/contract/api/refunds";

/** For component tests: a template paid by card. */
export const paidOrder = {
  number: "K7Q4-2D9M",
  state: "paid",
  method: "card",
  email: "ada@example.com",
  buyerName: "Ada Lovelace",
  items: "Basic Single-Page",
  totalCents: 4_900,
  placedAt: "2026-11-16T09:00:00.000Z",
  disputed: false,
  hasAccessEnded: false,
  lines: [
    {
      name: "Basic Single-Page",
      kind: "template",
      quantity: 1,
      totalCents: 4_900,
      file: { name: "basic.zip", version: "1.0.0", used: 0, allowed: 10 },
    },
  ],
  attempts: [
    {
      ...{ at: "2026-11-16T09:00:00.000Z", state: "captured", amountCents: 4_900 },
      ...{ method: "card", lastFour: "4242", transactionId: "trx1" },
    },
  ],
  refunds: [],
  disputes: [],
  refundable: { cents: 4_900, refundMethod: "refund" },
  money: {
    ...{ capturedCents: 4_900, refundedCents: 0, refundingCents: 0, lostCents: 0 },
    ...{ disputedCents: 0, netCents: 4_900 },
  },
  invoices: [],
  events: [],
  contactHistory: { orders: 0, orderedCents: 0 },
} satisfies OrderDetail;

export const openDispute: DeskDispute = {
  ...{ id: "d1", kind: "chargeback", reason: "Product not received", status: "open" },
  ...{ outcome: "open", cents: 4_900, replied: false, replyBy: "2026-11-23" },
  canRespond: true,
  evidence: "Item: Basic Single-Page",
};

export const disputedOrder: OrderDetail = {
  ...paidOrder,
  disputed: true,
  refundable: { ...paidOrder.refundable, refundMethod: "refund", blockedReason: "No" },
  disputes: [openDispute],
};
