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
  type SampleMessageName,
  sampleHours,
  sampleInvoiced,
  sampleLead,
  sampleLogo,
  sampleMessages,
  sampleOrder,
  sampleRequest,
} from "../../testing/sample-messages.ts";
import { alertEmail } from "../alerts/messages/alert.tsx";
import { claimNotification, claimReminder } from "../claims/messages/claim.tsx";
import { delivery } from "../fulfillment/messages/delivery.tsx";
import { saleNotification } from "../fulfillment/messages/sale.tsx";
import { leadNotification } from "../leads/messages/notification.tsx";
import { quarantineDigestEmail } from "../leads/messages/quarantine-digest.tsx";
import { foundOrders, renewedLink } from "../order-page/messages/order-links.tsx";
import { renderMessage } from "./message.ts";

const { orderUrl } = sampleOrder;
const { paymentPageUrl } = sampleRequest;
const due = "Monday, November 16 at 2:05 PM, Denver time";

/** The text that the HTML shows: no tags, no comments, entities decoded. */
const getVisibleText = (html: string) =>
  html
    .replace(/<(style|head)\b.*?<\/\1>|<!--.*?-->|<[^>]+>/gs, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const soldTemplate = `Basic Single-Page, version ${templateFiles["basic-single-page"].version}`;

const expectedTexts: Record<SampleMessageName, string[]> = {
  "new-version": [
    ...["Basic Single-Page", "K7Q4-2D9M", orderUrl, "Three more color palettes", "Unsubscribe"],
  ],
  "lead-notification": [sampleLead.email, sampleLead.phone, "9:32 AM, Denver time", "<b>ten years"],
  "lead-acknowledgement": [
    "Thanks for contacting us!",
    "within one business day",
    "Monday, November 16",
    "two of us",
  ],
  "lead-reply": [
    ...["Tuesday at 10", "You wrote on Friday, November 13 at 9:32 AM", "<b>ten years"],
  ],
  "buyer-message": ["Tuesday at 10", sampleOrder.number, "(Logo Design)"],
  "quarantine-digest": [
    ...["2 messages", "Friday, November 13 at 9:32 AM", "rank@example.net", "within 3 seconds"],
    ...["Review and release", "deleted after 30 days"],
  ],
  "claim-notification": ["K7Q4-2D9M", "$49", due, confirmUrl, "Template: Basic Single-Page"],
  "claim-installment": ["B6PN-7KWD, or “R-0036”", "$1,620", "the buyer gets the receipt"],
  "claim-reminder": ["R3WT-9FXC", "$100", due, confirmUrl],
  "delivery-template": [
    ...["K7Q4-2D9M", "November 13, 2026", "Dana Whitfield", sampleOrder.buyerEmail],
    ...[agency.legalName, ...agency.postalAddress, agency.email, agency.phone],
    ...[soldTemplate, templateLicense, "$49", "Total paid"],
    ...["Card ending in 4242", "Transaction h7x2k9qd", orderUrl],
    ...["12 months", "November 13, 2027", "request a new one"],
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
    ...[sampleOrder.buyerEmail, "Card ending in 4242", "No action needed"],
  ],
  "sale-hours": ["R3WT-9FXC", "$100", "2 hours", "Monday, November 16", sampleHours.buyerEmail],
  "sale-service": ["V8HD-4QJN", "$80", "Logo Design", "Monday, November 16", "Dana Whitfield"],
  "renewed-link": ["K7Q4-2D9M", orderUrl, "no longer works", "November 13, 2027"],
  "found-order": ["K7Q4-2D9M", "Basic Single-Page", orderUrl],
  "found-orders": ["K7Q4-2D9M", "R3WT-9FXC", "Website Maintenance", "Payment not confirmed yet"],
  "claim-canceled": ["K7Q4-2D9M", "$49", "Basic Single-Page", agency.email],
  "claim-expired": ["K7Q4-2D9M", "$49", sampleOrder.buyerEmail, "/desk/orders/K7Q4-2D9M"],
  "refund-void": [
    ...["K7Q4-2D9M", "Your refund of $49", "We canceled your payment before it settled"],
    ...["$49 (full refund)", "no longer download the files", orderUrl],
  ],
  refund: [
    "K7Q4-2D9M",
    "$40",
    "$49 (partial refund)",
    "3 to 5 business days",
    "9g3kx7tq",
    orderUrl,
  ],
  "refund-pending": ["$40", "has not settled yet", "email you again"],
  "refund-hours": [
    ...["R3WT-9FXC", "$100", "$200 (partial refund)", "2 h of prepaid time", "1 h of 2 h left"],
    ...["Website Maintenance", sampleHours.orderUrl],
  ],
  "refund-hours-waiting": ["$100", "2 h of prepaid time", "You have 1 h of 2 h left"],
  "time-entry": [
    ...["1 h 30 min of 4 h left", "2 h 30 min", "Opening hours on every page", "R3WT-9FXC"],
    ...["Monday, November 16 at 10:20 AM, Denver time", sampleHours.orderUrl],
  ],
  "hours-corrected": ["1 h 45 min of 4 h left", "corrected", "+15 min", "The banner took less"],
  "hours-used": ["0 min of 4 h left", "used up", sampleHours.orderUrl],
  dispute: [
    ...["The buyer disputed $49", "K7Q4-2D9M", "Product not received", "Friday, November 20"],
    ...["CB734920", sampleOrder.buyerEmail, "Do not refund this payment"],
  ],
  "dispute-lost": ["You lost the dispute over $49", "returned the payment to the buyer"],
  proposal: [
    ...["A shop for Holm Ceramics", "Growth package, up to 10 pages", "$3,000", "1.5 × $160"],
    ...[
      "$3,240",
      "$1,620 is due by November 27, 2026",
      "Open until December 13, 2026",
      "R-0036",
      paymentPageUrl,
    ],
  ],
  "proposal-corrected": [
    "This is version 2",
    "replaces the version we sent before",
    paymentPageUrl,
  ],
  "request-net15": [
    ...["here’s the payment request", "Maintenance in October", "$3,240"],
    ...["due by November 27, 2026", paymentPageUrl],
  ],
  "payment-request-accepted": [
    ...["Tuesday, November 17 at 9:40 AM, Denver time", "Greta Holm", "R-0036, version 1"],
    ...["Product photos: 1.5 × $160 = $240", "In your hands in four weeks.", paymentPageUrl],
  ],
  "payment-request-accepted-owner": [
    ...["Holm Ceramics accepted your proposal", "R-0036", "$3,240", "greta@holm.example"],
    ...["Product photos: 1.5 × $160 = $240"],
  ],
  "payment-request-balance": [
    "has been delivered",
    "The balance of $1,620 is due on November 27, 2026",
    paymentPageUrl,
  ],
  "payment-request-reminder": [
    "Your payment is due soon",
    "$1,620",
    "November 27, 2026",
    "R-0036",
    paymentPageUrl,
  ],
  "request-overdue": [
    "Your payment is overdue",
    "was due on November 27, 2026",
    "R-0036",
    paymentPageUrl,
  ],
  "payment-request-void": ["R-0036", "A shop for Holm Ceramics", "Nothing is due"],
  "sign-in-code": ["7HQM-4K2P", "Denver time", "only in that browser"],
  "desk-signed-in": ["June signed in to the desk with an emailed code", "Firefox on Linux"],
  "desk-passkey": ["June added a passkey to the desk", "/desk/settings"],
  alert: ["An email could not be delivered", "550 5.1.1 no such mailbox", "Denver time"],
};

test.each(Object.entries(sampleMessages))(
  "shows the expected texts of %s in HTML and in plain text",
  (name, message) => {
    const { html, text } = renderMessage(message);
    const texts = expectedTexts[name as SampleMessageName];
    for (const expected of [...texts, agency.legalName, agency.email]) {
      expect.soft(getVisibleText(html)).toContain(expected);
      expect.soft(text).toContain(expected);
    }
  },
);

test.each(Object.entries(sampleMessages))(
  "renders %s with no external content except images, and with valid links",
  (name, message) => {
    const { html } = renderMessage(message);
    expect(html).not.toMatch(/<(link|script|iframe|object|video|audio|form)\b/i);
    expect(html.replace(/<img\b[^>]*>/g, "")).not.toMatch(/\bsrc=/i);
    expect(html).not.toMatch(/\b(srcset|background|poster)=|url\(|@import/i);
    for (const [, attributes = "", content = ""] of html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)) {
      expect.soft(attributes).toMatch(/href="(https:|mailto:|tel:)[^"]+"/);
      expect.soft(getVisibleText(content).trim()).not.toBe("");
    }
    expect(html).toMatch(/<html[^>]*lang="en"/);
    // What an owner wrote is a letter, so it has no title.
    const isLetter = name === "lead-reply" || name === "buyer-message";
    expect(html.match(/<h1\b/g) ?? []).toHaveLength(isLetter ? 0 : 1);
    // Gmail truncates larger messages.
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  },
);

test("shows at most one button, or one per order in a list of orders", () => {
  for (const [name, message] of Object.entries(sampleMessages)) {
    const { html } = renderMessage(message);
    const buttons = html.match(/<a[^>]* class="button\b[^>]*>/g) ?? [];
    const listed = name === "found-orders" ? [sampleOrder, sampleHours] : [];
    if (listed.length === 0) expect.soft(buttons.length, name).toBeLessThanOrEqual(1);
    else expect(buttons).toHaveLength(listed.length);
    for (const { orderUrl } of listed) expect(buttons.join()).toContain(`href="${orderUrl}"`);
  }
});

test.each(Object.entries(sampleMessages))(
  "marks the tables in %s that are only layout",
  (_, message) => {
    const { html } = renderMessage(message);
    // A table with data starts with the heading of a row.
    for (const [table] of html.matchAll(/<table\b[^>]*><tbody><tr[^>]*><\w+/g)) {
      expect.soft(table).toMatch(/role="presentation"|<th$/);
    }
  },
);

test("pads a button for Outlook, which ignores the padding of a link", () => {
  const { html } = renderMessage(delivery(sampleOrder));
  const [, attributes, content] = /<a\b([^>]* class="button"[^>]*)>(.*?)<\/a>/s.exec(html) ?? [];
  expect(attributes).toContain("padding:14px 26px");
  expect(
    content?.match(/<!--\[if mso\]><i style="mso-font-width:433\.3.*?<!\[endif\]-->/g),
  ).toHaveLength(2);
});

test("hides the preview text and fills it up to 150 characters", () => {
  const { html } = renderMessage(foundOrders([sampleOrder]));
  const [, preview = "", rest = ""] =
    /<div[^>]*style="display:none[^>]*>([^<]+)<div>([^<]+)<\/div>/.exec(html) ?? [];
  expect(preview).toMatch(/^The orders you requested/);
  expect(rest.length).toBe(7 * (150 - preview.replace("&amp;", "&").length));
});

test("omits the file's checksum and size from a delivery", () => {
  const { text } = renderMessage(delivery(sampleOrder));
  expect(text).not.toMatch(/SHA-256|[0-9a-f]{64}| bytes/);
});

test.each(Object.entries(sampleMessages))("renders %s as clean plain text", (_, message) => {
  const { text } = renderMessage(message);
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
    quarantineDigestEmail([
      { ...hostileLead, quarantine_reasons: [hostile], releaseUrl: confirmUrl },
    ]),
  ],
  ["a claim", claimNotification(hostileOrder, confirmUrl)],
  ["a reminder", claimReminder(hostileOrder, confirmUrl)],
  ["a delivery", delivery(hostileOrder)],
  ["a sale", saleNotification({ ...hostileOrder, buyerName: hostile }, "2026-11-16")],
  ["a renewed link", renewedLink(hostileOrder)],
  ["a found order", foundOrders([hostileOrder])],
  [
    "an alert",
    alertEmail({ id: 7, kind: hostile, raised_at: new Date(), detail: { [hostile]: hostile } }),
  ],
])("escapes line breaks and markup in %s", (_, message) => {
  const { subject, html } = renderMessage(message);
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u);
  expect(html.toLowerCase()).not.toContain("<script");
  expect(html).toContain("&lt;");
});

test("truncates a subject between characters", () => {
  const { subject } = renderMessage(leadNotification({ ...sampleLead, name: "🦉".repeat(200) }));
  expect(subject).toMatch(/^New lead: (🦉){59}…$/u);
});

test("marks an acknowledgement as automatic, and sets Reply-To of a lead to its sender", () => {
  expect(renderMessage(sampleMessages["lead-acknowledgement"])).toMatchObject({
    automatic: true,
    replyTo: agency.email,
  });
  expect(leadNotification(sampleLead).replyTo).toBe(sampleLead.replyTo);
});

test("sets Reply-To of a receipt to the agency", () => {
  expect(renderMessage(delivery(sampleOrder))).toMatchObject({ replyTo: agency.email });
});

test("sets no Reply-To in a claim, so that the buyer never receives the quoted button", () => {
  expect(claimNotification(sampleOrder, confirmUrl).replyTo).toBeUndefined();
  expect(claimReminder(sampleOrder, confirmUrl).replyTo).toBeUndefined();
});

test("keeps the line breaks of a visitor's message", () => {
  const message = leadNotification({ ...sampleLead, message: "first\r\nsecond\nthird" });
  const { html, text } = renderMessage(message);
  expect(html).toMatch(/first<br\/?>second<br\/?>third/);
  expect(text).toContain("> first\n> second\n> third");
});

test("links a phone number without the text around it", () => {
  const href = (phone: string) =>
    renderMessage(leadNotification({ ...sampleLead, phone })).html.match(
      /tel:(?!\+13035550142)[^"]*/,
    )?.[0];
  expect(href("(303) 555-0188 ext. 5")).toBe("tel:3035550188");
  expect(href("cell: +44 20 7946 0018")).toBe("tel:+442079460018");
  expect(href("by email, please")).toBeUndefined();
});

test("mentions no download when the order has no files", () => {
  for (const order of [sampleHours, sampleLogo]) {
    const { subject, text } = renderMessage(delivery(order));
    expect(`${subject} ${text}`).not.toMatch(/download|SHA-256|license/i);
  }
});
