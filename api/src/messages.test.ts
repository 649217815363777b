import { agency } from "@agency/contract/agency";
import {
  hoursRefundPolicy,
  templateLicense,
  templateRefundPolicy,
} from "@agency/contract/policies";
import { templateFiles } from "@agency/contract/template-files.generated";
import { expect, test } from "vitest";
import {
  confirmUrl,
  sampleHours,
  sampleInvoiced,
  sampleLead,
  sampleLogo,
  sampleMessages,
  sampleOrder,
  sampleRequest,
} from "../testing/sample-messages.ts";
import { alertEmail } from "./alerts/messages/alert.tsx";
import { claimNotification, claimReminder } from "./claims/messages/claim.tsx";
import { delivery } from "./fulfillment/messages/delivery.tsx";
import { saleNotification } from "./fulfillment/messages/sale.tsx";
import { leadNotification } from "./leads/messages/notification.tsx";
import { quarantineDigestEmail } from "./leads/messages/quarantine-digest.tsx";
import { type Message, renderMessage } from "./mail/message.ts";
import { foundOrders, renewedLink } from "./order-page/messages/order-links.tsx";

const { orderUrl } = sampleOrder;
const { payUrl } = sampleRequest;
const due = "Monday, November 16 at 2:05 PM, Denver time";

/** What a reader of the HTML sees: no tags, no comments, entities resolved. */
const visible = (html: string) =>
  html
    .replace(/<(style|head)\b.*?<\/\1>|<!--.*?-->|<[^>]+>/gs, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const soldTemplate = `Basic Single-Page, version ${templateFiles["basic-single-page"].version}`;

const facts: Record<string, string[]> = {
  "lead-notification": [sampleLead.email, sampleLead.phone, "9:32 AM, Denver time", "<b>ten years"],
  "lead-acknowledgement": [
    "Thanks for contacting us!",
    "within one business day",
    "Monday, November 16",
    "two of us",
  ],
  "held-leads": [
    ...["2 messages", "Friday, November 13 at 9:32 AM", "rank@example.net", "within 3 seconds"],
    ...["Look and release", "deleted after 30 days"],
  ],
  "claim-notification": ["K7Q4-2D9M", "$49", due, confirmUrl, "Template: Basic Single-Page"],
  "claim-reminder": ["R3WT-9FXC", "$100", due, confirmUrl],
  "delivery-template": [
    ...["K7Q4-2D9M", "November 13, 2026", "Dana Whitfield", sampleOrder.buyerEmail],
    ...[agency.legalName, ...agency.postalAddress, agency.email, agency.phone],
    ...[soldTemplate, templateLicense, "$49", "Total paid"],
    ...["Card ending in 4242", "Transaction h7x2k9qd", orderUrl],
    ...["12 months", "November 13, 2027", "ask for a fresh one"],
    ...["npm install", "README", templateRefundPolicy],
  ],
  "delivery-look": [soldTemplate, "Meadow", 'preset: "meadow"', "site.config.ts"],
  "delivery-hours": [
    ...["R3WT-9FXC", "Website Maintenance, 2 hours at $50", "$100", "Venmo", sampleHours.orderUrl],
    ...["An email confirming project approval follows", "within one business day"],
    ...[hoursRefundPolicy, agency.legalName, ...agency.postalAddress, sampleHours.buyerEmail],
  ],
  "delivery-service": ["V8HD-4QJN", "Logo Design", "$80", "until we send the first draft"],
  "delivery-invoice": [
    ...["B6PN-7KWD", "A shop for Holm Ceramics, deposit (R-0036)", "$1,620"],
    ...["Your invoice 2026-0042 is on your order page", sampleInvoiced.orderUrl],
  ],
  "sale-template": [
    ...["K7Q4-2D9M", "$49", soldTemplate, "Dana Whitfield", "h7x2k9qd"],
    ...[sampleOrder.buyerEmail, "Card ending in 4242", "Nothing to do"],
  ],
  "sale-hours": ["R3WT-9FXC", "$100", "2 hours", "Monday, November 16", sampleHours.buyerEmail],
  "sale-service": ["V8HD-4QJN", "$80", "Logo Design", "Monday, November 16", "Dana Whitfield"],
  "renewed-link": ["K7Q4-2D9M", orderUrl, "no longer works", "November 13, 2027"],
  "found-order": ["K7Q4-2D9M", "Basic Single-Page", orderUrl],
  "found-orders": ["K7Q4-2D9M", "R3WT-9FXC", "Website Maintenance", "Not confirmed yet"],
  "claim-cancelled": ["K7Q4-2D9M", "$49", "Basic Single-Page", agency.email],
  "claim-ended": ["K7Q4-2D9M", "$49", sampleOrder.buyerEmail, "/desk/orders/K7Q4-2D9M"],
  "refund-void": [
    ...["K7Q4-2D9M", "$49 is on its way back", "taken back before it reached us"],
    ...["all that you paid", "the download of this order has ended", orderUrl],
  ],
  refund: ["K7Q4-2D9M", "$40", "$49 that you paid", "3 to 5 business days", "9g3kx7tq", orderUrl],
  "refund-waiting": ["$40", "has not reached us yet", "we write to you again"],
  "refund-hours": [
    ...["R3WT-9FXC", "$100", "$200 that you paid", "2 h that you had prepaid", "1 h of 2 h left"],
    ...["Website Maintenance", sampleHours.orderUrl],
  ],
  "refund-hours-waiting": ["$100", "2 h that you had prepaid", "You have 1 h of 2 h left"],
  hours: [
    ...["1 h 30 min of 4 h left", "2 h 30 min", "Opening hours on every page", "R3WT-9FXC"],
    ...["Monday, November 16 at 10:20 AM, Denver time", sampleHours.orderUrl],
  ],
  "hours-corrected": ["1 h 45 min of 4 h left", "corrected", "+15 min", "The banner took less"],
  "hours-used": ["0 min of 4 h left", "used up", sampleHours.orderUrl],
  dispute: [
    ...[
      "The buyer's bank disputes $49",
      "K7Q4-2D9M",
      "Nothing was received",
      "Friday, November 20",
    ],
    ...["CB734920", sampleOrder.buyerEmail, "Do not refund this payment"],
  ],
  "dispute-lost": ["$49 went back to the buyer", "given the money back to the buyer"],
  proposal: [
    ...["A shop for Holm Ceramics", "Growth package, up to 10 pages", "$3,000", "1.5 × $160"],
    ...[
      "$3,240",
      "$1,620 is due by November 27, 2026",
      "Open until December 13, 2026",
      "R-0036",
      payUrl,
    ],
  ],
  "proposal-corrected": ["This is version 2", "takes the place of what we sent before", payUrl],
  "request-net15": ["Maintenance in October", "$3,240", "due by November 27, 2026", payUrl],
  "request-accepted": [
    ...["Tuesday, November 17 at 9:40 AM, Denver time", "Greta Holm", "R-0036, version 1"],
    ...["Product photos: 1.5 × $160 = $240", "In your hands in four weeks.", payUrl],
  ],
  "request-accepted-owner": [
    ...["Holm Ceramics has accepted", "R-0036", "$3,240", "greta@holm.example"],
    ...["Product photos: 1.5 × $160 = $240"],
  ],
  "request-balance": ["is delivered", "The balance of $1,620 is due on November 27, 2026", payUrl],
  "request-reminder": ["A payment is due soon", "$1,620", "November 27, 2026", "R-0036", payUrl],
  "request-overdue": ["A payment is overdue", "was due on November 27, 2026", "R-0036", payUrl],
  "request-void": ["R-0036", "A shop for Holm Ceramics", "Nothing is to be paid for it any more"],
  "desk-code": ["7HQM-4K2P", "Denver time", "only in that browser"],
  "desk-signed-in": ["June signed in to the desk with a mailed code", "Firefox on Linux"],
  "desk-passkey": ["June added a passkey to the desk", "/desk/settings"],
  alert: ["An email could not be sent", "550 5.1.1 no such mailbox", "Denver time"],
};

test("every message has facts to be checked for", () => {
  expect(Object.keys(facts)).toEqual(Object.keys(sampleMessages));
});

test.each(Object.entries(facts))(
  "%s gives its facts in HTML and in plain text",
  async (name, list) => {
    const { html, text } = await renderMessage(sampleMessages[name] as Message);
    for (const fact of [...list, agency.legalName, agency.email]) {
      expect.soft(visible(html)).toContain(fact);
      expect.soft(text).toContain(fact);
    }
  },
);

test.each(Object.entries(sampleMessages))(
  "%s loads nothing but pictures and links somewhere",
  async (_, message) => {
    const { html } = await renderMessage(message);
    expect(html).not.toMatch(/<(link|script|iframe|object|video|audio|form)\b/i);
    expect(html.replace(/<img\b[^>]*>/g, "")).not.toMatch(/\bsrc=/i);
    expect(html).not.toMatch(/\b(srcset|background|poster)=|url\(|@import/i);
    for (const [, attributes = "", content = ""] of html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)) {
      expect.soft(attributes).toMatch(/href="(https:|mailto:|tel:)[^"]+"/);
      expect.soft(visible(content).trim()).not.toBe("");
    }
    expect(html).toMatch(/<html[^>]*lang="en"/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    // Above this, Gmail cuts a message off.
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  },
);

test("a message about one thing has one button, and one about several orders has one for each", async () => {
  for (const [name, message] of Object.entries(sampleMessages)) {
    const { html } = await renderMessage(message);
    const buttons = html.match(/<a[^>]* class="button\b[^>]*>/g) ?? [];
    const wanted = name === "found-orders" ? [sampleOrder, sampleHours] : [];
    if (wanted.length === 0) expect.soft(buttons.length, name).toBeLessThanOrEqual(1);
    else expect(buttons).toHaveLength(wanted.length);
    for (const { orderUrl } of wanted) expect(buttons.join()).toContain(`href="${orderUrl}"`);
  }
});

test("a delivery leaves the file's checksum and size to the order page", async () => {
  const { text } = await renderMessage(delivery(sampleOrder));
  expect(text).not.toMatch(/SHA-256|[0-9a-f]{64}| bytes/);
});

test.each(Object.entries(sampleMessages))("%s reads well as plain text", async (_, message) => {
  const { text } = await renderMessage(message);
  expect(text).not.toMatch(/<(?!b>|\/b>)|&\w+;|\n{4}|[\u200b-\u200f\ufeff]/);
  expect(text).not.toMatch(/mailto:|tel:|undefined|\[object/);
  for (const url of text.match(/https:\S+/g) ?? []) {
    expect(text.indexOf(url)).toBe(text.lastIndexOf(url));
  }
});

const hostile = 'Eve"\r\nBcc: all@example.com\u2028\u202e<script>alert(1)</script>';
const hostileLead = { ...sampleLead, name: hostile, phone: hostile, message: hostile };
const hostileItems = sampleOrder.items.map((item) => ({ ...item, name: hostile }));
const hostileOrder = { ...sampleOrder, number: hostile, buyerEmail: hostile, items: hostileItems };

test.each([
  ["a lead", leadNotification(hostileLead)],
  [
    "a digest",
    quarantineDigestEmail([{ ...hostileLead, suspicions: [hostile], releaseUrl: confirmUrl }]),
  ],
  ["a claim", claimNotification(hostileOrder, confirmUrl)],
  ["a reminder", claimReminder(hostileOrder, confirmUrl)],
  ["a delivery", delivery(hostileOrder)],
  ["a sale", saleNotification({ ...hostileOrder, buyerName: hostile }, "2026-11-16")],
  ["a renewed link", renewedLink(hostileOrder)],
  ["a found order", foundOrders([hostileOrder])],
  [
    "an alert",
    alertEmail({ id: 7, kind: hostile, at: new Date(), detail: { [hostile]: hostile } }),
  ],
])("line breaks and markup in %s stay text", async (_, message) => {
  const { subject, html } = await renderMessage(message);
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
  expect(html.toLowerCase()).not.toContain("<script");
  expect(html).toContain("&lt;");
});

test("a subject is cut between characters", async () => {
  const { subject } = await renderMessage(
    leadNotification({ ...sampleLead, name: "🦉".repeat(200) }),
  );
  expect(subject).toMatch(/^New lead: (🦉){59}…$/u);
});

test("an acknowledgement is marked as automatic, and a lead is answered to its sender", async () => {
  const acknowledgement = sampleMessages["lead-acknowledgement"] as Message;
  expect(await renderMessage(acknowledgement)).toMatchObject({
    automatic: true,
    replyTo: agency.email,
  });
  expect(leadNotification(sampleLead).replyTo).toBe(sampleLead.replyTo);
});

test("an answer to a receipt reaches us", async () => {
  expect(await renderMessage(delivery(sampleOrder))).toMatchObject({ replyTo: agency.email });
});

test("an answer to a claim does not go to the buyer, who would be quoted the button", () => {
  expect(claimNotification(sampleOrder, confirmUrl).replyTo).toBeUndefined();
  expect(claimReminder(sampleOrder, confirmUrl).replyTo).toBeUndefined();
});

test("a visitor's lines stay lines", async () => {
  const message = leadNotification({ ...sampleLead, message: "first\r\nsecond\nthird" });
  const { html, text } = await renderMessage(message);
  expect(html).toMatch(/first<br\/?>second<br\/?>third/);
  expect(text).toContain("> first\n> second\n> third");
});

test("a telephone number is dialed without what is written around it", async () => {
  const href = async (phone: string) =>
    (await renderMessage(leadNotification({ ...sampleLead, phone }))).html.match(
      /tel:(?!\+13035550142)[^"]*/,
    )?.[0];
  expect(await href("(303) 555-0188 ext. 5")).toBe("tel:3035550188");
  expect(await href("cell: +44 20 7946 0018")).toBe("tel:+442079460018");
  expect(await href("by email, please")).toBeUndefined();
});

test("work that is yet to be done is not called a download", async () => {
  for (const order of [sampleHours, sampleLogo]) {
    const { subject, text } = await renderMessage(delivery(order));
    expect(`${subject} ${text}`).not.toMatch(/download|SHA-256|license/i);
  }
});
