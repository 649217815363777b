import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderMessage } from "../mail/message.ts";
import { messages } from "../messages.ts";
import { alertDetails, summarizeAlert } from "./alert-details.ts";
import { alertTexts, getAlertText } from "./alert-text.ts";
import { nameEmail } from "./email-names.ts";
import { alertEmail } from "./messages/alert.tsx";

const operations = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");

test.each([
  ["canceled", "A payment for a canceled order"],
  ["paid", "A payment for a paid order"],
  ["partially_refunded", "A payment for a partially refunded order"],
])("names the state of the closed order when it is %s", (state, title) => {
  const text = getAlertText({ kind: "payment-for-closed-order", detail: { state } });
  expect(text.title).toBe(title);
  expect(text.advice).toContain(`already ${state.replace("_", " ")}`);
});

test("formats amounts, booleans, dates, IDs and lists in the details", () => {
  const details = alertDetails({
    ...{ orderId: 7, cents: 4_900, lost: 1_250, voided: true, revoked: false },
    ...{ replyBy: "2026-12-01", missing: null, reason: "Timeout", count: 2 },
    orders: ["1042", "1043"],
    payments: [
      { transaction: "t1", cents: 500 },
      { transaction: "t2", cents: 600 },
    ],
  });
  expect(details).toEqual([
    ["Order ID", "7"],
    ["Amount", "$49"],
    ["Lost", "$12.50"],
    ["Voided", "Yes"],
    ["Revoked", "No"],
    ["Respond by", "Tuesday, December 1"],
    ["Reason", "Timeout"],
    ["Count", "2"],
    ["Orders", "1042\n1043"],
    ["Payments", "Transaction: t1, Amount: $5\nTransaction: t2, Amount: $6"],
  ]);
});

test("names the email, and hides the class of the error and the ID of the queue", () => {
  const detail = {
    job: crypto.randomUUID(),
    kind: "payment-request-sent",
    reason: "Error: 550 no such mailbox",
  };
  expect(alertDetails(detail)).toEqual([
    ["Email", "Payment request"],
    ["Reason", "550 no such mailbox"],
  ]);
  expect(summarizeAlert(detail)).toBe("Payment request: 550 no such mailbox");
});

test("knows every email by name", () => {
  for (const { kind } of messages) expect(nameEmail(kind), kind).not.toBe("Email");
});

test("formats states, limits and durations in the details", () => {
  const detail = { limit: "site", seconds: 600, status: "settlement_declined" };
  expect(alertDetails(detail)).toEqual([
    ["Limit", "Site"],
    ["Paused for", "10 minutes"],
    ["Status", "Settlement declined"],
  ]);
});

test("summarizes nothing when the detail says only which records it is about", () => {
  expect(summarizeAlert({ order: "K7Q4-2D9M", earlier: [] })).toBe("");
});

test("shows one list item per line in the email", () => {
  const detail = { orders: ["1042", "1043"] };
  const email = alertEmail({ id: 7, kind: "orders-restored", raised_at: new Date(), detail });
  const { html, text } = renderMessage(email);
  expect(html).toContain("1042<br/>1043");
  expect(text).toMatch(/1042\n\s*1043/);
});

test.each([
  ["Action needed: A refund failed", "refund-failed", {}],
  ["Action needed: A payment went through too late", "orphaned-payment", { voided: false }],
  ["Alert: A payment went through too late", "orphaned-payment", { voided: true }],
  ["Alert: Someone is testing stolen cards", "card-testing", {}],
  ["Action needed: The service found a problem", "new-kind", {}],
])("gives the email the subject %s", (subject, kind, detail) => {
  expect(alertEmail({ id: 7, kind, raised_at: new Date(), detail }).subject).toBe(subject);
});

test.each(Object.keys(alertTexts))(
  "operations.md explains the alert %s under its title",
  (kind) => {
    const { title } = getAlertText({ kind, detail: {} });
    expect(operations).toContain(`${title.replaceAll("’", "'")} (\`${kind}\`)`);
  },
);
