import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { expect, test } from "vitest";
import { stopsOf } from "./payment-request-labels.ts";

const paidAtOnce = {
  terms: "all",
  sentAt: "2026-11-16T17:00:00.000Z",
  needsAcceptance: false,
  acceptance: { name: "Greta Olsen", at: "2026-11-17T16:40:00.000Z" },
  milestones: [
    { title: "First design", on: "2000-01-03" },
    { title: "Working draft", on: "2999-12-11" },
  ],
  instalments: [{ id: 1, kind: "whole", cents: 150_000, late: false, state: "paid" }],
} as unknown as PaymentPageResponse;

const corrected = {
  ...paidAtOnce,
  terms: "halves",
  needsAcceptance: true,
  acceptance: undefined,
  instalments: [
    { id: 1, kind: "deposit", cents: 75_000, late: false, state: "paid" },
    { id: 2, kind: "balance", cents: 93_000, late: false, state: "later" },
  ],
} as unknown as PaymentPageResponse;

test("a changed price is accepted where the work stands, not before the paid deposit", () => {
  expect(stopsOf(corrected).map(({ title, state }) => [title, state])).toEqual([
    ["Accepted", "done"],
    ["Deposit", "done"],
    ["First design", "done"],
    ["You accept the change", "now"],
    ["Working draft", "ahead"],
    ["Delivery", "ahead"],
    ["Balance", "ahead"],
  ]);
});

test("a payment in advance leaves the milestones ahead that are ahead", () => {
  expect(stopsOf(paidAtOnce).map(({ title, state }) => [title, state])).toEqual([
    ["Accepted", "done"],
    ["Payment", "done"],
    ["First design", "done"],
    ["Working draft", "now"],
    ["Delivery", "ahead"],
  ]);
});
