import type { DeskInstallment, PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { expect, test } from "vitest";
import { deliverLabel, getAllowedActions } from "./allowed-actions.ts";

test("offers to change the balance after delivery, until the client accepts the increase", () => {
  expect(deliverLabel({})).toBe("Mark as delivered");
  expect(deliverLabel({ acceptedTotalCents: 100_000 })).toBe("Change balance");
});

const buildSent = (installment: Partial<DeskInstallment>, paidCents = 0) => {
  const installments = [{ id: 1, kind: "full", cents: 10_000, ...installment }];
  return { state: "sent", paidCents, installments } as unknown as PaymentRequestDetail;
};

test.each([
  ["open", 1],
  ["overdue", 1],
  ["claimed", 1],
  ["processing", 0],
  ["paid", 0],
] as const)("decides whether a payment that is %s can be recorded manually", (state, count) => {
  expect(getAllowedActions(buildSent({ state })).recordableInstallments).toHaveLength(count);
});

test.each([
  ["open", 0, true],
  ["claimed", 0, false],
  ["processing", 0, false],
  ["open", 5_000, false],
] as const)(
  "decides whether a sent payment request can be edited when its payment is %s and %i cents were paid",
  (state, paidCents, canEdit) => {
    expect(getAllowedActions(buildSent({ state }, paidCents)).canEditSent).toBe(canEdit);
  },
);
