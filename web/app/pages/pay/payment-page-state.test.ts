import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { expect, test } from "vitest";
import {
  getPaymentPageState,
  type Installment,
  type PaymentPageState,
} from "./payment-page-state.ts";

const localPayment = { installmentId: 1, transactionId: "tr_1", orderPath: "/orders/1" };

const deposit = (fields: Partial<Installment>): Installment => ({
  ...{ id: 1, kind: "deposit", cents: 60_000, isOverdue: false, state: "open" },
  ...fields,
});
const balance = (fields: Partial<Installment>): Installment => ({
  ...deposit({ id: 2, kind: "balance", cents: 40_000 }),
  ...fields,
});
const withInstallments = (...installments: Installment[]) =>
  ({ totalCents: 100_000, needsAcceptance: false, installments }) as PaymentPageResponse;

const summarize = ({ status, next, lastPaid, refundedCents }: PaymentPageState) => ({
  ...{ status, next: next?.kind, lastPaid: lastPaid?.kind, refundedCents },
});
const paidDeposit = { lastPaid: "deposit", refundedCents: 0 };
const nothingPaid = { lastPaid: undefined, refundedCents: 0 };

test("an unaccepted request has no payment due", () => {
  const upcoming = withInstallments(deposit({ state: "upcoming" }), balance({ state: "upcoming" }));
  expect(summarize(getPaymentPageState({ ...upcoming, needsAcceptance: true }))).toEqual({
    ...{ status: "unaccepted", next: "deposit" },
    ...nothingPaid,
  });
});

test("a changed price is unaccepted after the deposit is paid", () => {
  const changed = withInstallments(deposit({ state: "paid" }), balance({ state: "upcoming" }));
  expect(summarize(getPaymentPageState({ ...changed, needsAcceptance: true }))).toEqual({
    ...{ status: "unaccepted", next: "balance" },
    ...paidDeposit,
  });
});

test.each([
  ["open", { state: "open" }],
  ["overdue", { state: "open", isOverdue: true, dueOn: "2026-11-01" }],
  ["claimed", { state: "claimed" }],
  ["processing", { state: "processing" }],
] as const)("a deposit is %s", (status, fields) => {
  const request = withInstallments(deposit(fields), balance({ state: "upcoming" }));
  expect(summarize(getPaymentPageState(request))).toEqual({
    status,
    next: "deposit",
    ...nothingPaid,
  });
});

test("a payment in progress comes before another open payment", () => {
  const request = withInstallments(deposit({ state: "open" }), balance({ state: "processing" }));
  expect(getPaymentPageState(request)).toMatchObject({ status: "processing", next: { id: 2 } });
});

test("nothing is due between deposit and delivery", () => {
  const request = withInstallments(deposit({ state: "paid" }), balance({ state: "upcoming" }));
  expect(summarize(getPaymentPageState(request))).toEqual({
    ...{ status: "upcoming", next: "balance" },
    ...paidDeposit,
  });
});

test.each([
  ["paid", 0],
  ["paid", 10_000],
  ["refunded", 60_000],
])("a completely paid request is %s after a refund of %d and 40,000", (status, cents) => {
  const request = withInstallments(
    deposit({ state: "paid", refundedCents: cents }),
    balance({ state: "paid", refundedCents: 40_000 }),
  );
  expect(summarize(getPaymentPageState(request))).toEqual({
    ...{ status, next: undefined, lastPaid: "balance" },
    refundedCents: cents + 40_000,
  });
});

test("a payment on this page counts before the service confirms it", () => {
  const overdue = deposit({ isOverdue: true, dueOn: "2026-11-01" });
  const pageState = getPaymentPageState(
    withInstallments(overdue, balance({ state: "upcoming" })),
    localPayment,
  );
  expect(summarize(pageState)).toEqual({
    ...{ status: "upcoming", next: "balance" },
    ...paidDeposit,
  });
  expect(pageState.request.installments[0]).toMatchObject({
    ...{ state: "paid", isOverdue: false, orderPath: "/orders/1" },
  });
});

test("a payment that the service has confirmed keeps the details of the service", () => {
  const confirmed = deposit({ state: "paid", orderPath: "/orders/of-the-service" });
  const { lastPaid } = getPaymentPageState(withInstallments(confirmed), localPayment);
  expect(lastPaid).toEqual(confirmed);
});
