import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createRandom } from "../../faults/random.ts";
import { postJson } from "../../testing/orders.ts";
import { badCard, buyer, goodCard } from "../../testing/purchases.ts";
import {
  by,
  getPaymentToken,
  listInstallments,
  postPayment,
  readPaymentPage,
  recordInstallmentPayment,
  requestRow,
  sendAcceptedRequest,
  sendPaymentRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { markDelivered, sendRequest, voidRequest } from "./payment-requests.ts";

const WAIT = { timeout: 60_000, interval: 2 };

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => shop.close());

/** Captured transactions at the gateway; a voided authorization does not count. */
const captured = () =>
  shop.emulator.audit().transactions.filter(({ status }) => status === "submitted_for_settlement");

/** After every test, each captured transaction must match the amount of its installment. */
afterEach(async () => {
  const rows = await shop.db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .innerJoin("installments", "installments.id", "installment_id")
    .select(["transaction_id", "installments.cents", "installments.paid_at", "orders.state"])
    .where("payment_attempts.state", "=", "captured")
    .execute();
  const rowsByTransaction = new Map(rows.map((row) => [row.transaction_id, row]));
  for (const { id, amountCents } of captured()) {
    expect(rowsByTransaction.get(id)).toMatchObject({ cents: amountCents, state: "paid" });
  }
  expect(rows).toHaveLength(captured().length);
  expect(rows.every(({ paid_at }) => paid_at !== null)).toBe(true);
});

const sendOpenRequest = async (terms: "upfront" | "deposit" = "upfront") => {
  const { id, token, content, page } = await sendAcceptedRequest(shop, { terms });
  const [first] = page.installments;
  if (!first) throw new Error("no installment");
  return { id, token, content, shown: { installment: first.id, cents: first.cents } };
};

test("[FAULT-50] captures once when ten submits arrive from two tabs, and each gets the result", async () => {
  const { token, shown } = await sendOpenRequest();
  const before = captured().length;
  const keys = [crypto.randomUUID(), crypto.randomUUID()];
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      postPayment(shop, token, { ...shown, attemptKey: keys[index % 2] }),
    ),
  );
  expect(captured().length - before).toBe(1);
  const paths = new Set(responses.map(({ body }) => body.orderPath));
  expect(paths.size).toBe(1);
  for (const { body } of responses) expect(body.success || body.processing).toBe(true);
  const retry = await postPayment(shop, token, shown);
  expect(retry.body).toMatchObject({ success: true });
  expect(captured().length - before).toBe(1);
});

test("pays the same order once with a valid card after another card was declined", async () => {
  const { id, token, shown } = await sendOpenRequest();
  const before = captured().length;
  const declined = await postPayment(shop, token, { ...shown, card: badCard });
  expect(declined.body).toMatchObject({
    success: false,
    error: expect.stringMatching(/^Your bank declined the payment/),
  });
  expect((await postPayment(shop, token, shown)).body).toMatchObject({ success: true });
  expect(captured()).toHaveLength(before + 1);
  const [installment] = await listInstallments(shop, id);
  const orders = shop.db
    .selectFrom("orders")
    .select("state")
    .where("installment_id", "=", installment?.id ?? 0);
  expect(await orders.execute()).toEqual([{ state: "paid" }]);
});

test("[FAULT-50] accepts only one when a card payment and a Venmo claim arrive at once", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, token, shown } = await sendOpenRequest();
    const before = captured().length;
    const [card, claim] = await Promise.all([
      postPayment(shop, token, shown),
      postJson(shop, `/api/pay/${token}/claims`, shown),
    ]);
    const paid = captured().length - before;
    expect([card.body.success === true, claim.status]).toEqual(paid ? [true, 409] : [false, 201]);
    const [installment] = await listInstallments(shop, id);
    expect(installment?.paid_at !== null).toBe(paid === 1);
  }
});

test("[FAULT-50] rejects a card payment when Venmo was claimed, unless the client replaces the claim", async () => {
  const { token, shown } = await sendOpenRequest();
  const before = captured().length;
  expect((await postJson(shop, `/api/pay/${token}/claims`, shown)).status).toBe(201);
  const { status, body } = await postPayment(shop, token, shown);
  expect([status, body.error]).toEqual([409, expect.stringContaining("by Venmo")]);
  expect(captured()).toHaveLength(before);
  const chosen = await postPayment(shop, token, { ...shown, replaceVenmoClaim: true });
  expect(chosen.body).toMatchObject({ success: true });
  expect(captured()).toHaveLength(before + 1);
});

const changes: Record<string, (id: number) => Promise<unknown>> = {
  "sends a corrected version": async (id) => {
    const { revision, terms } = await requestRow(shop, id);
    const { content } = await buildCheaperContent(terms);
    return sendRequest(shop, id, { revision, content }, by);
  },
  "voids it": async (id) => {
    const { revision } = await requestRow(shop, id);
    return voidRequest(shop, id, revision, by);
  },
  "records a payment": (id) => recordInstallmentPayment(shop, id),
};

/** A lower total than the one on the client's page. */
async function buildCheaperContent(terms: "upfront" | "deposit" | "net15") {
  const { content } = await sendPaymentRequest(shop, { terms });
  return { content: { ...content, lines: content.lines.slice(0, 1) } };
}

/** The client starts first, the owner starts first, or both start at once. */
async function startInOrder<Payment, Change>(
  order: number,
  pay: () => Promise<Payment>,
  change: () => Promise<Change>,
  waitUntilPaying: () => Promise<void>,
): Promise<[Payment, Change]> {
  if (order === 0) {
    const payment = pay();
    await waitUntilPaying();
    return Promise.all([payment, change()]);
  }
  if (order === 1) {
    const changed = await change();
    return [await pay(), changed];
  }
  return Promise.all([pay(), change()]);
}

const waitForAttempt = (installmentId: number) =>
  vi.waitFor(async () => {
    await shop.db
      .selectFrom("payment_attempts")
      .innerJoin("orders", "orders.id", "order_id")
      .select("payment_attempts.id")
      .where("installment_id", "=", installmentId)
      .executeTakeFirstOrThrow();
  }, WAIT);

test.each(Object.entries(changes))(
  "[FAULT-50] captures the displayed amount or nothing when an owner %s while the client pays",
  async (_, change) => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const { id, token, shown } = await sendOpenRequest();
      const before = captured().length;
      const pay = () => postPayment(shop, token, shown);
      const changeRequest = () => change(id).catch(() => false);
      const [card, changed] = await startInOrder(round % 3, pay, changeRequest, () =>
        waitForAttempt(shown.installment),
      );
      const newCaptures = captured().slice(before);
      expect(newCaptures.length).toBe(card.body.success ? 1 : 0);
      for (const { amountCents } of newCaptures) expect(amountCents).toBe(shown.cents);
      // Exactly one of the two succeeds.
      expect([card.body.success === true, changed === true]).toContainEqual(true);
      expect(card.body.success === true && changed === true).toBe(false);
      outcomes.add(card.body.success ? "paid" : "changed");
    }
    expect([...outcomes].sort()).toEqual(["changed", "paid"]);
  },
);

test("[FAULT-50] captures a balance as displayed or not at all when it changes during the payment", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, token, shown } = await sendOpenRequest("deposit");
    await postPayment(shop, token, shown);
    let { revision } = await requestRow(shop, id);
    await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by);
    ({ revision } = await requestRow(shop, id));
    const balance = (await readPaymentPage(shop, token)).installments[1];
    if (!balance) throw new Error("no balance");
    const before = captured().length;
    const adjustment = { name: "One page fewer", netCents: -30_000 };
    const [card] = await Promise.all([
      postPayment(shop, token, { installment: balance.id, cents: balance.cents }),
      markDelivered(shop, id, { revision, dueOn: "2026-12-01", adjustment }, by).catch(() => false),
    ]);
    const newCaptures = captured().slice(before);
    expect(newCaptures.map(({ amountCents }) => amountCents)).toEqual(
      card.body.success ? [balance.cents] : [],
    );
  }
});

const TAMPERINGS = 200;

test(`[FAULT-50] rejects ${TAMPERINGS} tampered payments and captures nothing`, async () => {
  const { pick, below } = createRandom(20261116);
  const requests = await Promise.all([
    sendOpenRequest(),
    sendOpenRequest("deposit"),
    sendOpenRequest(),
  ]);
  const draft = await sendPaymentRequest(shop);
  const before = captured().length;
  const others = [
    ...requests.map(({ token }) => token),
    draft.token,
    await getPaymentToken(shop, draft.id),
  ];
  let acceptedCount = 0;
  for (let n = 0; n < TAMPERINGS; n++) {
    const { token, shown } = pick(requests);
    const body: Record<string, unknown> = {
      ...{ ...shown, attemptKey: crypto.randomUUID(), billing: buyer },
      paymentMethodNonce: shop.emulator.nonce(goodCard),
    };
    const cents = pick<unknown>([
      ...[1, 0, -1, shown.cents - 1, shown.cents + 1, shown.cents / 100, below(shown.cents)],
      ...[String(shown.cents), `${shown.cents}.0`, null, [shown.cents], { cents: 1 }, 1e300, "٤٩"],
    ]);
    const mutate = pick<() => void>([
      () => Object.assign(body, { cents }),
      () => Object.assign(body, { cents, amount: "1", totalCents: 1, price: 1, amountCents: 1 }),
      () => Object.assign(body, { installment: shown.installment + 1 + below(9) }),
      () => Object.assign(body, { installment: pick<unknown>([0, -1, "1", 1.5, null, 2 ** 53]) }),
      () => Object.assign(body, { installment: pick(requests).shown.installment, cents: 1 }),
      () => delete body[pick(["cents", "installment", "attemptKey", "paymentMethodNonce"])],
    ]);
    mutate();
    const to = pick([token, token, token, pick(others)]);
    const response = await postJson(
      shop,
      `/api/pay/${to}/checkout`,
      body,
      `10.0.${n >> 8}.${n & 255}`,
    );
    if (response.ok) acceptedCount++;
  }
  expect(acceptedCount).toBe(0);
  expect(captured()).toHaveLength(before);
  for (const { token, shown } of requests) {
    expect((await postPayment(shop, token, shown)).body).toMatchObject({ success: true });
  }
});
