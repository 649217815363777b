import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { expect, test } from "vitest";
import { getPaymentPageState } from "./payment-page-state.ts";
import { listTimelineStops } from "./timeline-stops.ts";

const paidUpfront = {
  terms: "upfront",
  sentAt: "2026-11-16T17:00:00.000Z",
  needsAcceptance: false,
  acceptance: { name: "Greta Olsen", at: "2026-11-17T16:40:00.000Z" },
  milestones: [
    { title: "First design", on: "2000-01-03" },
    { title: "Working draft", on: "2999-12-11" },
  ],
  installments: [{ id: 1, kind: "full", cents: 150_000, isOverdue: false, state: "paid" }],
} as unknown as PaymentPageResponse;

const corrected = {
  ...paidUpfront,
  terms: "deposit",
  needsAcceptance: true,
  acceptance: undefined,
  installments: [
    { id: 1, kind: "deposit", cents: 75_000, isOverdue: false, state: "paid" },
    { id: 2, kind: "balance", cents: 93_000, isOverdue: false, state: "upcoming" },
  ],
} as unknown as PaymentPageResponse;

test("lists the acceptance of a changed price after the work that is already done", () => {
  expect(
    listTimelineStops(getPaymentPageState(corrected)).map(({ title, state }) => [title, state]),
  ).toEqual([
    ["Accepted", "done"],
    ["Deposit", "done"],
    ["First design", "done"],
    ["You accept the change", "now"],
    ["Working draft", "ahead"],
    ["Delivery", "ahead"],
    ["Balance", "ahead"],
  ]);
});

test("keeps future milestones open when everything was paid upfront", () => {
  expect(
    listTimelineStops(getPaymentPageState(paidUpfront)).map(({ title, state }) => [title, state]),
  ).toEqual([
    ["Accepted", "done"],
    ["Payment", "done"],
    ["First design", "done"],
    ["Working draft", "now"],
    ["Delivery", "ahead"],
  ]);
});
