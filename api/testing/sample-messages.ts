import { templates, tiers } from "@agency/contract/catalog";
import { getTemplateFile } from "@agency/contract/offers/template-files";
import { alertEmail } from "../src/alerts/messages/alert.tsx";
import { claimNotification, claimReminder } from "../src/claims/messages/claim.tsx";
import { claimCanceledEmail, claimExpiredEmail } from "../src/claims/messages/claim-expired.tsx";
import type { Dispute, Refund } from "../src/db/tables.ts";
import { deskCode, securityEmail } from "../src/desk/messages/security.tsx";
import { buyerMessage } from "../src/fulfillment/messages/buyer-message.tsx";
import { delivery } from "../src/fulfillment/messages/delivery.tsx";
import { newVersion } from "../src/fulfillment/messages/new-version.tsx";
import { saleNotification } from "../src/fulfillment/messages/sale.tsx";
import { hoursEntry, type TimeEntryEmailData } from "../src/hours/messages/entry.tsx";
import { leadAcknowledgement } from "../src/leads/messages/acknowledgement.tsx";
import { leadNotification } from "../src/leads/messages/notification.tsx";
import { quarantineDigestEmail } from "../src/leads/messages/quarantine-digest.tsx";
import { leadReply } from "../src/leads/messages/reply.tsx";
import type { Message, OrderEmailData } from "../src/mail/message.ts";
import { foundOrders, renewedLink } from "../src/order-page/messages/order-links.tsx";
import {
  acceptanceCopyEmail,
  acceptanceOwnerEmail,
} from "../src/payment-requests/messages/accepted.tsx";
import { balanceDue, paymentReminder } from "../src/payment-requests/messages/due.tsx";
import type { PaymentRequestEmailData } from "../src/payment-requests/messages/email-data.tsx";
import { paymentRequestVoidEmail, proposal } from "../src/payment-requests/messages/proposal.tsx";
import { disputeEmail } from "../src/payments/messages/dispute.tsx";
import { refundEmail, refundPendingEmail } from "../src/payments/messages/refund.tsx";

/** A sample of every email, for tests and screenshots. */

const sampleRefund = {
  kind: "refund",
  cents: 4_900,
  end_access: false,
  gateway_id: "9g3kx7tq",
  accepted_at: new Date("2026-11-13T21:05:09Z"),
} as Refund;
const sampleDispute = {
  id: "dispute-1",
  kind: "chargeback",
  reason: "product_not_received",
  cents: 4_900,
  reply_by: "2026-11-20",
  case_number: "CB734920",
} as Dispute;

const buildOrderUrl = (number: string) =>
  `https://mesaandmain.example/order/${number.replace("-", "")}-1.mJ0cX3yq8nVb2LwTz5RkP1sHd7uFgA4e`;
const template = templates[0] as (typeof templates)[number];

export const sampleOrder: OrderEmailData = {
  number: "K7Q4-2D9M",
  placedAt: new Date("2026-11-13T21:05:00Z"),
  paidAt: new Date("2026-11-13T21:05:09Z"),
  dueAt: new Date("2026-11-16T21:05:00Z"),
  accessExpiresAt: new Date("2027-11-13T21:05:09Z"),
  method: "card",
  lastFour: "4242",
  transactionId: "h7x2k9qd",
  buyerName: "Dana Whitfield",
  buyerEmail: "dana.whitfield@example.com",
  totalCents: template.priceCents,
  items: [
    {
      name: template.name,
      catalogId: template.id,
      kind: "template",
      quantity: 1,
      totalCents: template.priceCents,
      file: getTemplateFile(template),
    },
  ],
  orderUrl: buildOrderUrl("K7Q4-2D9M"),
};

export const sampleHours = createTierOrder("website-maintenance", "hours", 2);
export const sampleLogo = createTierOrder("logo-design", "service", 1);

/** An order of a payment request, whose invoice is issued on payment. */
export const sampleInvoiced: OrderEmailData = {
  ...sampleOrder,
  number: "B6PN-7KWD",
  orderUrl: buildOrderUrl("B6PN-7KWD"),
  totalCents: 162_000,
  items: [
    {
      name: "A shop for Holm Ceramics, deposit (R-0036)",
      kind: "deposit",
      quantity: 1,
      totalCents: 162_000,
    },
  ],
  invoice: "2026-0042",
};

const sampleLook: OrderEmailData = {
  ...sampleOrder,
  items: sampleOrder.items.map((item) => ({
    ...item,
    look: { name: "meadow", setting: "preset" },
  })),
};

function createTierOrder(id: string, kind: "hours" | "service", quantity: number): OrderEmailData {
  const tier = tiers.find((candidate) => candidate.id === id);
  if (!tier) throw new Error(`no tier ${id}`);
  const { name, priceCents } = tier;
  const number = kind === "hours" ? "R3WT-9FXC" : "V8HD-4QJN";
  return {
    ...sampleOrder,
    number,
    orderUrl: buildOrderUrl(number),
    method: "venmo",
    lastFour: undefined,
    transactionId: undefined,
    buyerName: undefined,
    totalCents: priceCents,
    items: [{ name, catalogId: id, kind, quantity, totalCents: priceCents }],
  };
}

const sampleFourHours = { ...sampleHours, totalCents: 20_000 };
const sampleHoursRefund = { ...sampleRefund, cents: 10_000 };
const sampleRefundedHours = { minutes: 120, remainingMinutes: 60, paidMinutes: 120 };
const sampleEntry: TimeEntryEmailData = {
  entry: {
    ...{ kind: "worked", minutes: -150, occurred_at: new Date("2026-11-16T17:20:00Z") },
    note: "Opening hours on every page, and a banner that ends automatically",
  },
  ...{
    remainingMinutes: 90,
    paidMinutes: 240,
    number: "R3WT-9FXC",
    orderUrl: buildOrderUrl("R3WT-9FXC"),
  },
};
const sampleCorrectedEntry: TimeEntryEmailData = {
  ...sampleEntry,
  entry: { ...sampleEntry.entry, kind: "adjusted", minutes: 15, note: "The banner took less" },
  remainingMinutes: 105,
};

export const sampleLead = {
  id: 58,
  name: "Dana Whitfield",
  email: "dana.whitfield@example.com",
  phone: "(303) 555-0188",
  details: [],
  message:
    "Hello,\n\nwe run a small bakery on South Pearl Street & need a new site: menu, opening hours and a way to order ahead.\nOur old one is <b>ten years old</b>.\n\nCould we talk next week?\nDana",
  replyTo: "dana.whitfield@example.com",
  receivedAt: new Date("2026-11-13T16:32:00Z"),
};

const sampleReply =
  "Hello Dana,\n\nTuesday at 10 suits us. We call you on (303) 555-0188.\nCould you send us your menu before?\n\nNell";

const spam = {
  ...sampleLead,
  name: "SEO Team",
  email: "rank@example.net",
  phone: "",
  details: [],
  message: "Dear owner, we put your website on page one in 3 days. Reply for our price list.",
  quarantine_reasons: ["honeypot", "too-fast"],
};

const releaseUrl = (id: number) =>
  `https://mesaandmain.example/release/${id}-5f0c1d2e93aa8c41-1798060800.pV6xQ0rTn3sYc9KbLw2MzA`;

const sampleQuarantined = [
  { ...spam, releaseUrl: releaseUrl(57) },
  { ...sampleLead, quarantine_reasons: ["too-fast"], releaseUrl: releaseUrl(58) },
];

export const confirmUrl =
  "https://mesaandmain.example/confirm/K7Q42D9M-0f8fad5bd9cb-1795468800.pV6xQ0rTn3sYc9KbLw2MzA";

const deskUrl = "https://mesaandmain.example/desk/orders/K7Q4-2D9M";
const sampleDevice = {
  name: "June",
  device: "Firefox on Linux",
  settingsUrl: "https://mesaandmain.example/desk/settings",
};

export const sampleRequest: PaymentRequestEmailData = {
  request: {
    ...{ id: 36, state: "sent", version: 1, terms: "deposit", title: "A shop for Holm Ceramics" },
    deposit_percent: 50,
    milestones: [{ title: "First design", on: "2026-12-04" }],
    ...{ client_name: "Greta Holm", client_email: "greta@holm.example", company: "Holm Ceramics" },
    ...{ tax_id: "", address: "12 Kiln Road\nBoulder, CO 80301", due_on: "2026-11-27" },
    body: "Ten pages, a catalog and a checkout.\n\nIn your hands in four weeks.",
    ...{ tax_basis_points: 0, net_cents: 324_000, tax_cents: 0, total_cents: 324_000 },
    ...{ accepted_name: "Greta Holm", accepted_at: new Date("2026-11-17T16:40:00Z") },
    expires_at: new Date("2026-12-13T21:05:00Z"),
  } as PaymentRequestEmailData["request"],
  lines: [
    { name: "Growth package, up to 10 pages", quantity_hundredths: 100, unit_cents: 300_000 },
    { name: "Product photos", quantity_hundredths: 150, unit_cents: 16_000 },
  ].map((line, index) => ({
    ...line,
    ...{ payment_request_id: 36, position: index + 1, total_cents: [300_000, 24_000][index] ?? 0 },
  })),
  installments: (["deposit", "balance"] as const).map((kind, index) => ({
    ...{
      id: index + 1,
      payment_request_id: 36,
      position: index + 1,
      kind,
      cents: 162_000,
      tax_cents: 0,
    },
    ...{ due_on: "2026-11-27", payable_since: new Date("2026-11-17T16:40:00Z"), paid_at: null },
  })),
  paymentPageUrl: "https://mesaandmain.example/pay/36-0f8fad5bd9cb-1.pV6xQ0rTn3sYc9KbLw2MzA",
};
const [sampleDeposit, sampleBalance] = sampleRequest.installments as [
  PaymentRequestEmailData["installments"][number],
  PaymentRequestEmailData["installments"][number],
];
const sampleInvoice: PaymentRequestEmailData = {
  ...sampleRequest,
  request: {
    ...sampleRequest.request,
    terms: "net15",
    title: "Maintenance in October",
    expires_at: null,
  },
};
const sampleCorrection: PaymentRequestEmailData = {
  ...sampleRequest,
  request: { ...sampleRequest.request, version: 2 },
};

export const sampleMessages = {
  "new-version": newVersion({
    name: template.name,
    version: getTemplateFile(template).version,
    changes: [
      "Three more color palettes, which the build checks for contrast.",
      "Visitors can add each event to their calendar.",
      "No setting was renamed.",
    ],
    orderNumber: sampleOrder.number,
    orderUrl: sampleOrder.orderUrl,
    unsubscribeUrl: "https://mesaandmain.example/api/unsubscribe/36.mJ0cX3yq8nVb2LwTz5RkP1",
  }),
  "lead-notification": leadNotification(sampleLead),
  "lead-acknowledgement": leadAcknowledgement("2026-11-16"),
  "lead-reply": leadReply({
    text: sampleReply,
    ownerName: "Nell",
    replyTo: "nell@mesaandmain.example",
    lead: sampleLead,
  }),
  "buyer-message": buyerMessage({
    text: sampleReply,
    ownerName: "Nell",
    replyTo: "nell@mesaandmain.example",
    orderNumber: sampleOrder.number,
    items: "Logo Design",
    orderUrl: sampleOrder.orderUrl,
  }),
  "quarantine-digest": quarantineDigestEmail(sampleQuarantined),
  "claim-notification": claimNotification({ ...sampleOrder, paidAt: undefined }, confirmUrl),
  "claim-installment": claimNotification({ ...sampleInvoiced, paidAt: undefined }, confirmUrl),
  "claim-reminder": claimReminder({ ...sampleHours, paidAt: undefined }, confirmUrl),
  "delivery-template": delivery(sampleOrder),
  "delivery-look": delivery(sampleLook),
  "delivery-hours": delivery(sampleHours),
  "delivery-service": delivery(sampleLogo),
  "delivery-invoice": delivery(sampleInvoiced),
  "sale-template": saleNotification(sampleOrder, "2026-11-16"),
  "sale-hours": saleNotification(sampleHours, "2026-11-16"),
  "sale-service": saleNotification({ ...sampleLogo, buyerName: "Dana Whitfield" }, "2026-11-16"),
  "renewed-link": renewedLink(sampleOrder),
  "found-order": foundOrders([sampleOrder]),
  "found-orders": foundOrders([sampleOrder, { ...sampleHours, paidAt: undefined }]),
  "claim-canceled": claimCanceledEmail({ ...sampleOrder, paidAt: undefined, method: "venmo" }),
  "claim-expired": claimExpiredEmail({ ...sampleOrder, paidAt: undefined }, deskUrl),
  "refund-void": refundEmail(sampleOrder, { ...sampleRefund, kind: "void", end_access: true }),
  refund: refundEmail(sampleOrder, { ...sampleRefund, cents: 4_000 }),
  "refund-pending": refundPendingEmail(sampleOrder, { ...sampleRefund, cents: 4_000 }),
  "refund-hours": refundEmail(sampleFourHours, sampleHoursRefund, sampleRefundedHours),
  "refund-hours-waiting": refundPendingEmail(
    sampleFourHours,
    sampleHoursRefund,
    sampleRefundedHours,
  ),
  "time-entry": hoursEntry(sampleEntry),
  "hours-corrected": hoursEntry(sampleCorrectedEntry),
  "hours-used": hoursEntry({ ...sampleEntry, remainingMinutes: 0 }),
  dispute: disputeEmail(sampleOrder, sampleDispute, "open"),
  "dispute-lost": disputeEmail(sampleOrder, sampleDispute, "lost"),
  proposal: proposal(sampleRequest),
  "proposal-corrected": proposal(sampleCorrection),
  "request-net15": proposal(sampleInvoice),
  "payment-request-accepted": acceptanceCopyEmail(sampleRequest),
  "payment-request-accepted-owner": acceptanceOwnerEmail(sampleRequest),
  "payment-request-balance": balanceDue(sampleRequest, sampleBalance),
  "payment-request-reminder": paymentReminder(sampleRequest, sampleDeposit, "2026-11-24"),
  "request-overdue": paymentReminder(sampleRequest, sampleDeposit, "2026-12-07"),
  "payment-request-void": paymentRequestVoidEmail(sampleRequest),
  "sign-in-code": deskCode({ code: "7HQM4K2P", validUntil: new Date("2026-11-13T21:15:00Z") }),
  "desk-signed-in": securityEmail({ what: "signed-in-by-code", ...sampleDevice }),
  "desk-passkey": securityEmail({ what: "passkey-added", ...sampleDevice }),
  alert: alertEmail({
    id: 7,
    kind: "mail-undeliverable",
    raised_at: new Date("2026-11-13T21:05:09Z"),
    detail: {
      job: "5f0c1d2e-93aa-8c41-8d07-1b2f6e4a9c30",
      kind: "delivery",
      reason: "Undeliverable: 550 5.1.1 no such mailbox",
    },
  }),
} satisfies Record<string, Message>;

export type SampleMessageName = keyof typeof sampleMessages;
