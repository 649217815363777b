import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { expect, test } from "vitest";
import { getHeadline } from "./headline.ts";
import { getPaymentPageState } from "./payment-page-state.ts";

const withRefundedDeposit = (refundedCents: number) =>
  getPaymentPageState({
    terms: "deposit",
    totalCents: 168_000,
    needsAcceptance: false,
    installments: [
      { id: 1, kind: "deposit", cents: 75_000, isOverdue: false, state: "paid", refundedCents },
      { id: 2, kind: "balance", cents: 93_000, isOverdue: false, state: "upcoming" },
    ],
  } as unknown as PaymentPageResponse);

test("shows the refund instead of thanks when the deposit was refunded", () => {
  expect(getHeadline(withRefundedDeposit(75_000))).toEqual({
    ...{ tone: "refunded", label: "Deposit refunded", cents: 75_000 },
    detail: "Nothing is due now.",
  });
  expect(getHeadline(withRefundedDeposit(25_000))).toEqual({
    ...{ tone: "good", label: "Deposit paid", cents: 75_000 },
    detail: "$250 was refunded.",
  });
});
