import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createChance } from "../../faults/random.ts";
import { postJson } from "../../testing/orders.ts";
import { badCard, buyer, goodCard } from "../../testing/purchases.ts";
import {
  by,
  paymentsFor,
  postPayment,
  readPay,
  requestRow,
  sendAccepted,
  sendNew,
  tokenOf,
} from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import {
  markDelivered,
  recordManualPayment,
  sendRequest,
  voidRequest,
} from "./payment-requests.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterAll(() => shop.close());

/** What the gateway holds; an authorization that was given up holds nothing. */
const captured = () =>
  shop.double.audit().transactions.filter(({ status }) => status === "submitted_for_settlement");

/** Whatever a test did: each payment at the gateway is the amount of the row that it pays for. */
afterEach(async () => {
  const rows = await shop.db
    .selectFrom("payment_attempts")
    .innerJoin("orders", "orders.id", "order_id")
    .innerJoin("instalments", "instalments.id", "instalment_id")
    .select(["transaction_id", "instalments.cents", "instalments.paid_at", "orders.state"])
    .where("payment_attempts.state", "=", "captured")
    .execute();
  const books = new Map(rows.map((row) => [row.transaction_id, row]));
  for (const { id, amountCents } of captured()) {
    expect(books.get(id)).toMatchObject({ cents: amountCents, state: "paid" });
  }
  expect(rows).toHaveLength(captured().length);
  expect(rows.every(({ paid_at }) => paid_at !== null)).toBe(true);
});

const open = async (terms: "all" | "halves" = "all") => {
  const { id, token, content, page } = await sendAccepted(shop, { terms });
  const [first] = page.instalments;
  if (!first) throw new Error("nothing is to be paid");
  return { id, token, content, shown: { instalment: first.id, cents: first.cents } };
};

test("[FAULT-50] ten presses in two tabs: one capture, and every one hears of it", async () => {
  const { token, shown } = await open();
  const before = captured().length;
  const keys = [crypto.randomUUID(), crypto.randomUUID()];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, press) =>
      postPayment(shop, token, { ...shown, key: keys[press % 2] }),
    ),
  );
  expect(captured().length - before).toBe(1);
  const paths = new Set(answers.map(({ answer }) => answer.orderPath));
  expect(paths.size).toBe(1);
  for (const { answer } of answers) expect(answer.success || answer.processing).toBe(true);
  const later = await postPayment(shop, token, shown);
  expect(later.answer).toMatchObject({ success: true });
  expect(captured().length - before).toBe(1);
});

test("a declined card charges nothing, and a good one then pays the same order, once", async () => {
  const { id, token, shown } = await open();
  const before = captured().length;
  const declined = await postPayment(shop, token, { ...shown, card: badCard });
  expect(declined.answer).toMatchObject({
    success: false,
    error: expect.stringMatching(/^Your bank declined the payment/),
  });
  expect((await postPayment(shop, token, shown)).answer).toMatchObject({ success: true });
  expect(captured()).toHaveLength(before + 1);
  const [whole] = await paymentsFor(shop, id);
  const orders = shop.db
    .selectFrom("orders")
    .select("state")
    .where("instalment_id", "=", whole?.id ?? 0);
  expect(await orders.execute()).toEqual([{ state: "paid" }]);
});

test("[FAULT-50] card in one tab, Venmo in the other: one of them", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, token, shown } = await open();
    const before = captured().length;
    const [card, claim] = await Promise.all([
      postPayment(shop, token, shown),
      postJson(shop, `/api/pay/${token}/claims`, shown),
    ]);
    const paid = captured().length - before;
    expect([card.answer.success === true, claim.status]).toEqual(paid ? [true, 409] : [false, 201]);
    const [whole] = await paymentsFor(shop, id);
    expect(whole?.paid_at !== null).toBe(paid === 1);
  }
});

test("[FAULT-50] what is said to be paid by Venmo is taken by card only from who says that it was not", async () => {
  const { token, shown } = await open();
  const before = captured().length;
  expect((await postJson(shop, `/api/pay/${token}/claims`, shown)).status).toBe(201);
  const { status, answer } = await postPayment(shop, token, shown);
  expect([status, answer.error]).toEqual([409, expect.stringContaining("by Venmo")]);
  expect(captured()).toHaveLength(before);
  const chosen = await postPayment(shop, token, { ...shown, instead: true });
  expect(chosen.answer).toMatchObject({ success: true });
  expect(captured()).toHaveLength(before + 1);
});

const changes: Record<string, (id: number, wanted: { cents: number }) => Promise<unknown>> = {
  "a corrected version": async (id) => {
    const { revision, terms } = await requestRow(shop, id);
    const { content } = await contentFor(terms);
    return sendRequest(shop, id, { revision, content }, by);
  },
  "the end of it": async (id) => {
    const { revision } = await requestRow(shop, id);
    return voidRequest(shop, id, revision, by);
  },
  "a payment by hand": async (id, { cents }) => {
    const [whole] = await paymentsFor(shop, id);
    return recordManualPayment(
      shop,
      id,
      { instalment: whole?.id ?? 0, cents, method: "manual" },
      by,
    );
  },
};

/** Cheaper than what is on the client's screen. */
async function contentFor(terms: "all" | "halves" | "net15") {
  const { content } = await sendNew(shop, { terms });
  return { content: { ...content, lines: content.lines.slice(0, 1) } };
}

test.each(Object.entries(changes))(
  "[FAULT-50] %s while the client pays: one capture of the amount shown, or none",
  async (_, change) => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round++) {
      const { id, token, shown } = await open();
      const before = captured().length;
      const wait = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));
      const [payer = 0, owner = 0] = [[0, 150], [150], []][round % 3] ?? [];
      const [card, changed] = await Promise.all([
        wait(payer).then(() => postPayment(shop, token, shown)),
        wait(owner).then(() => change(id, shown).catch(() => false)),
      ]);
      const taken = captured().slice(before);
      expect(taken.length).toBe(card.answer.success ? 1 : 0);
      for (const { amountCents } of taken) expect(amountCents).toBe(shown.cents);
      // One of the two comes first, and the other one is told so.
      expect([card.answer.success === true, changed === true]).toContainEqual(true);
      expect(card.answer.success === true && changed === true).toBe(false);
      outcomes.add(card.answer.success ? "paid" : "changed");
    }
    expect([...outcomes].sort()).toEqual(["changed", "paid"]);
  },
);

test("[FAULT-50] a balance that changes while the client pays it is taken as shown, or not at all", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, token, shown } = await open("halves");
    await postPayment(shop, token, shown);
    let { revision } = await requestRow(shop, id);
    await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by);
    ({ revision } = await requestRow(shop, id));
    const balance = (await readPay(shop, token)).instalments[1];
    if (!balance) throw new Error("there is no balance");
    const before = captured().length;
    const adjustment = { name: "One page fewer", netCents: -30_000 };
    const [card] = await Promise.all([
      postPayment(shop, token, { instalment: balance.id, cents: balance.cents }),
      markDelivered(shop, id, { revision, dueOn: "2026-12-01", adjustment }, by).catch(() => false),
    ]);
    const taken = captured().slice(before);
    expect(taken.map(({ amountCents }) => amountCents)).toEqual(
      card.answer.success ? [balance.cents] : [],
    );
  }
});

const TAMPERINGS = 1_000;

test(`[FAULT-50] ${TAMPERINGS} tampered payments: whatever is taken is the row's own amount`, async () => {
  const { pick, below } = createChance(20261116);
  const victims = await Promise.all([open(), open("halves"), open()]);
  const draft = await sendNew(shop);
  const before = captured().length;
  const others = [...victims.map(({ token }) => token), draft.token, await tokenOf(shop, draft.id)];
  let honest = 0;
  for (let n = 0; n < TAMPERINGS; n++) {
    const { token, shown } = pick(victims);
    const body: Record<string, unknown> = {
      ...{ ...shown, key: crypto.randomUUID(), billing: buyer },
      paymentMethodNonce: shop.double.nonce(goodCard),
    };
    const cents = pick<unknown>([
      ...[1, 0, -1, shown.cents - 1, shown.cents + 1, shown.cents / 100, below(shown.cents)],
      ...[String(shown.cents), `${shown.cents}.0`, null, [shown.cents], { cents: 1 }, 1e300, "٤٩"],
    ]);
    const mutate = pick<() => void>([
      () => Object.assign(body, { cents }),
      () => Object.assign(body, { cents, amount: "1", totalCents: 1, price: 1, amountCents: 1 }),
      () => Object.assign(body, { instalment: shown.instalment + 1 + below(9) }),
      () => Object.assign(body, { instalment: pick<unknown>([0, -1, "1", 1.5, null, 2 ** 53]) }),
      () => Object.assign(body, { instalment: pick(victims).shown.instalment, cents: 1 }),
      () => delete body[pick(["cents", "instalment", "key", "paymentMethodNonce"])],
    ]);
    mutate();
    const to = pick([token, token, token, pick(others)]);
    const answer = await postJson(
      shop,
      `/api/pay/${to}/checkout`,
      body,
      `10.0.${n >> 8}.${n & 255}`,
    );
    if (answer.ok) honest++;
  }
  expect(honest).toBe(0);
  expect(captured()).toHaveLength(before);
  for (const { token, shown } of victims) {
    expect((await postPayment(shop, token, shown)).answer).toMatchObject({ success: true });
  }
}, 120_000);
