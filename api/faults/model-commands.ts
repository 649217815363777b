/** The commands of the model test. Each may be rejected, but must not cause a server error. */
import type { HoursAccount } from "@agency/contract/api/hours";
import type { PaymentRequestContent } from "@agency/contract/api/payment-requests";
import { formatAmount } from "@agency/contract/format/money";
import type { Order, PaymentRequest } from "../src/db/tables.ts";
import {
  formatPaymentRequestNumber,
  paymentPagePath,
} from "../src/payment-requests/payment-requests.ts";
import { DAYS, HOURS } from "../testing/clock.ts";
import { postJson } from "../testing/orders.ts";
import { badCard, buyer, goodCard } from "../testing/purchases.ts";
import { buildContent } from "../testing/requests.ts";
import { type ModelShop, runLoops, runQueuedJobs, runScheduledJobs } from "./model-shop.ts";

/** Two random numbers select the subject and the variant of a command. */
export interface Step {
  name: string;
  subject: number;
  variant: number;
}

interface Purchase {
  email: string;
  plan: string;
  amount: string;
  purchaseKey: string;
}

interface Request {
  id: number;
  email: string;
}

/** What the actors of one run have created. */
export interface World {
  shop: ModelShop;
  /** The last order of the runs before. */
  lastOrderId: number;
  purchases: Purchase[];
  requests: Request[];
  disputes: string[];
  webhooks: ReturnType<ModelShop["emulator"]["notification"]>[];
}

type Command = (world: World, subject: number, variant: number) => Promise<unknown>;

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];
const uuid = () => crypto.randomUUID();

class ServerError extends Error {}

/** Throws on a server error. Returns the body of a successful response. */
async function check(response: Response, { errors }: ModelShop) {
  const body = await response.text();
  if (response.status >= 500)
    throw new ServerError(`${response.status} from ${response.url}: ${body}\n${errors.at(-1)}`);
  return response.ok && response.headers.get("content-type")?.includes("json")
    ? JSON.parse(body)
    : undefined;
}

const post = async ({ shop }: World, path: string, body: unknown) =>
  check(await postJson(shop, path, body), shop);

/** One of the two owners, chosen by the variant. */
const act = async (
  { shop }: World,
  variant: number,
  path: string,
  body?: object,
  method?: string,
) => check(await shop.desks[variant % 2 === 0 ? 0 : 1].call(path, { body, method }), shop);

let people = 0;
const newEmail = () => `model${++people}@example.com`;

// Buyers

const plans = [
  { plan: "Basic Single-Page", cents: 4_900 },
  { plan: "Website Maintenance", cents: 30_000 },
  { plan: "Website Maintenance", cents: 10_000 },
];

function addPurchase({ purchases }: World, variant: number) {
  const { plan, cents } = pick(plans, variant) ?? { plan: "", cents: 0 };
  const amount = formatAmount(cents);
  const purchase = { email: newEmail(), plan, amount, purchaseKey: uuid() };
  purchases.push(purchase);
  return purchase;
}

const checkout = (world: World, { email, ...purchase }: Purchase, card = goodCard) =>
  post(world, "/api/checkout", {
    ...purchase,
    attemptKey: uuid(),
    billing: { ...buyer, email },
    paymentMethodNonce: world.shop.emulator.nonce(card),
  });

const unknownOutcomes = [
  { operation: "sale", kind: "response_lost" },
  { operation: "sale", kind: "500", effect: "before" },
  { operation: "sale", kind: "reset" },
  { operation: "submit", kind: "response_lost" },
  { operation: "submit", kind: "503" },
  { operation: "sale", kind: "hang", effect: "before" },
] as const;

/** The gateway does not respond to the next call. */
async function withUnknownOutcome({ shop }: World, variant: number, pay: () => Promise<unknown>) {
  const disarm = shop.emulator.fault(pick(unknownOutcomes, variant) ?? unknownOutcomes[0]);
  await pay().finally(disarm);
}

const findOrders = ({ shop, lastOrderId }: World) =>
  shop.db.selectFrom("orders").selectAll().where("id", ">", lastOrderId).orderBy("id").execute();

/** Usually one that the action is meant for, sometimes any. */
function choose<T>(list: readonly T[], isMeant: (item: T) => boolean, n: number) {
  const meant = n % 5 === 0 ? [] : list.filter(isMeant);
  return pick(meant.length > 0 ? meant : list, n);
}

/** Runs the action on one of the run's orders, if there is any. */
const onOrder =
  (
    isMeant: (order: Order) => boolean,
    action: (world: World, order: Order, variant: number) => Promise<unknown>,
  ): Command =>
  async (world, subject, variant) => {
    const order = choose(await findOrders(world), isMeant, subject);
    if (order) await action(world, order, variant);
  };

const isAny = () => true;
const isClaimed = ({ state }: Order) => state === "claimed";
const isPaid = ({ paid_at }: Order) => paid_at !== null;
const hasHours = ({ total_cents, installment_id, paid_at }: Order) =>
  paid_at !== null && installment_id === null && total_cents !== 4_900;

const onPurchase =
  (action: (world: World, purchase: Purchase, variant: number) => Promise<unknown>): Command =>
  async (world, subject, variant) => {
    const purchase = pick(world.purchases, subject);
    if (purchase) await action(world, purchase, variant);
  };

// Payment requests

const contents: Partial<PaymentRequestContent>[] = [
  { terms: "deposit" },
  { terms: "net15" },
  { terms: "upfront" },
  { terms: "deposit", depositPercent: 30, taxBasisPoints: 825 },
];

function buildRequest({ email }: Pick<Request, "email">, variant: number) {
  const content = buildContent(pick(contents, variant));
  const lines = [
    { name: "Site", quantityHundredths: 100, unitCents: 50_000 + 1_000 * (variant % 7) },
  ];
  return { ...content, lines, client: { ...content.client, email } };
}

interface OpenedRequest extends Request {
  revision: number;
  version: number;
  path: string;
  token: string;
  installments: { id: number; cents: number; paid_at: Date | null }[];
}

/** Runs the action on one of the run's payment requests, as the owner or the client sees it now. */
const onRequest =
  (
    states: readonly PaymentRequest["state"][],
    action: (world: World, request: OpenedRequest, variant: number) => Promise<unknown>,
  ): Command =>
  async (world, subject, variant) => {
    const { db } = world.shop;
    const ids = world.requests.map(({ id }) => id);
    const rows = await db
      .selectFrom("payment_requests")
      .selectAll()
      .where("id", "in", [0, ...ids])
      .orderBy("id")
      .execute();
    const row = choose(rows, ({ state }) => states.includes(state), subject);
    const request = world.requests.find(({ id }) => id === row?.id);
    if (!row || !request) return;
    const installments = await db
      .selectFrom("installments")
      .select(["id", "cents", "paid_at"])
      .where("payment_request_id", "=", row.id)
      .orderBy("position")
      .execute();
    const path = `/payment-requests/${formatPaymentRequestNumber(row.id)}`;
    const token = paymentPagePath(world.shop, row).replace("/pay/", "");
    const { revision, version } = row;
    await action(world, { ...request, revision, version, path, token, installments }, variant);
  };

const payable = ["accepted", "sent"] as const;

/** Usually the next installment, but sometimes a paid one or the balance before the deposit. */
function chooseInstallment({ installments }: OpenedRequest, variant: number) {
  const next = installments.find(({ paid_at }) => !paid_at);
  const chosen = (variant % 5 === 0 ? installments.at(-1) : next) ?? { id: 1, cents: 100 };
  return { installment: chosen.id, cents: chosen.cents };
}

const payInstallment = (world: World, request: OpenedRequest, variant: number, card = goodCard) =>
  post(world, `/api/pay/${request.token}/checkout`, {
    ...chooseInstallment(request, variant),
    attemptKey: uuid(),
    billing: { ...buyer, email: request.email },
    paymentMethodNonce: world.shop.emulator.nonce(card),
    ...(variant % 3 === 0 && { replaceVenmoClaim: true }),
  });

/** Far enough ahead for a run. */
const dueOn = "2027-12-20";

const sendNewRequest: Command = async (world, _subject, variant) => {
  const email = newEmail();
  const content = buildRequest({ email }, variant);
  const body = { idempotencyKey: uuid(), content };
  const { number } = await act(world, variant, "/payment-requests", body);
  world.requests.push({ id: Number(number.slice(2)), email });
  // Some stay drafts.
  if (variant % 6 !== 5)
    await act(world, variant, `/payment-requests/${number}/send`, { revision: 1, content });
};

// The gateway

interface Sale {
  id: string;
  cents: number;
}

async function findSales(world: World): Promise<Sale[]> {
  const ids = (await findOrders(world)).map(({ id }) => id);
  const rows = await world.shop.db
    .selectFrom("payment_attempts")
    .select(["transaction_id", "amount_cents"])
    .where("order_id", "in", [0, ...ids])
    .where("transaction_id", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ transaction_id, amount_cents: cents }) => ({
    id: transaction_id ?? "",
    cents,
  }));
}

/** Applies the action to the first sale for which the gateway allows it; the emulator throws otherwise. */
const atGateway =
  (action: (world: World, sale: Sale, variant: number) => unknown): Command =>
  async (world, subject, variant) => {
    const sales = await findSales(world);
    const first = subject % (sales.length || 1);
    for (const sale of [...sales.slice(first), ...sales.slice(0, first)]) {
      try {
        return await action(world, sale, variant);
      } catch (error) {
        if (error instanceof ServerError) throw error;
      }
    }
  };

type Notification = Parameters<ModelShop["emulator"]["notification"]>[0];

async function sendWebhook({ shop, webhooks }: World, about: Notification) {
  const webhook = shop.emulator.notification(about);
  webhooks.push(webhook);
  await postWebhook(shop, webhook);
}

const postWebhook = async (shop: ModelShop, webhook: World["webhooks"][number]) =>
  check(
    await shop.call("/api/braintree/webhooks", {
      method: "POST",
      body: new URLSearchParams({ ...webhook }),
    }),
    shop,
  );

const decisions = ["won", "lost", "under_review", "expired", "accepted", "open"] as const;
const lateKinds = [
  "dispute_opened",
  "dispute_won",
  "dispute_lost",
  "dispute_under_review",
] as const;

const refundAmount = (cents: number, variant: number) =>
  variant % 3 === 0 ? cents : 1 + ((variant * 7_919) % cents);

const lostResponses = ["refund", "void", "find", "search"] as const;

/** What each run starts with, so that the random commands have subjects. */
export async function createFirstSubjects(world: World) {
  for (const variant of [0, 1]) await checkout(world, addPurchase(world, variant));
  const { purchaseKey: idempotencyKey, ...claim } = addPurchase(world, 2);
  await post(world, "/api/claims", { ...claim, idempotencyKey });
  for (const variant of [0, 3]) {
    await sendNewRequest(world, 0, variant);
    await commands["client accepts"]?.run(world, 1, variant);
  }
}

/** The weight is how often a command runs, compared with others. */
export const commands: Record<string, { weight: number; run: Command }> = {
  "buyer pays by card": { weight: 16, run: (w, _, v) => checkout(w, addPurchase(w, v)) },
  "buyer's card is declined": {
    weight: 4,
    run: (w, _, v) => checkout(w, addPurchase(w, v), badCard),
  },
  "buyer's payment has an unknown outcome": {
    weight: 6,
    run: (w, _, v) => withUnknownOutcome(w, v, () => checkout(w, addPurchase(w, v))),
  },
  "buyer pays the same order again": {
    weight: 6,
    run: onPurchase((w, purchase, v) => checkout(w, purchase, v % 4 === 0 ? badCard : goodCard)),
  },
  "buyer pays the same order in two tabs": {
    weight: 2,
    run: onPurchase((w, purchase) => Promise.all([checkout(w, purchase), checkout(w, purchase)])),
  },
  "buyer reports a Venmo payment": {
    weight: 6,
    async run(w, _, v) {
      const { purchaseKey: idempotencyKey, ...claim } = addPurchase(w, v);
      await post(w, "/api/claims", { ...claim, idempotencyKey });
    },
  },
  "buyer reports a Venmo payment for the same order": {
    weight: 2,
    run: onPurchase((w, { purchaseKey: idempotencyKey, ...claim }) =>
      post(w, "/api/claims", { ...claim, idempotencyKey }),
    ),
  },
  "buyer is declined and reports a Venmo payment": {
    weight: 2,
    async run(w, _, v) {
      const { purchaseKey, ...claim } = addPurchase(w, v);
      await checkout(w, { purchaseKey, ...claim }, badCard);
      const second = { ...claim, purchaseKey: uuid() };
      w.purchases.push(second);
      await post(w, "/api/claims", { ...claim, idempotencyKey: second.purchaseKey });
    },
  },
  "buyer asks for links": {
    weight: 2,
    run: onPurchase((w, { email }) => post(w, "/api/find-order", { email })),
  },

  "client accepts": {
    weight: 12,
    run: onRequest(["sent"], (w, { token, version }) =>
      post(w, `/api/pay/${token}/accept`, { version, name: "Greta Holm", isAgreed: true }),
    ),
  },
  "client pays by card": {
    weight: 16,
    run: onRequest(["accepted"], (w, r, v) => payInstallment(w, r, v)),
  },
  "client's card is declined": {
    weight: 2,
    run: onRequest(["accepted"], (w, r, v) => payInstallment(w, r, v, badCard)),
  },
  "client's payment has an unknown outcome": {
    weight: 6,
    run: onRequest(["accepted"], (w, r, v) =>
      withUnknownOutcome(w, v, () => payInstallment(w, r, v)),
    ),
  },
  "client pays in two tabs": {
    weight: 2,
    run: onRequest(["accepted"], (w, r, v) =>
      Promise.all([payInstallment(w, r, v), payInstallment(w, r, v)]),
    ),
  },
  "client reports a Venmo payment": {
    weight: 6,
    run: onRequest(["accepted"], (w, r, v) =>
      post(w, `/api/pay/${r.token}/claims`, chooseInstallment(r, v)),
    ),
  },
  "client opens the page": {
    weight: 2,
    run: onRequest(payable, async ({ shop }, { token }) =>
      check(await shop.call(`/api/pay/${token}`), shop),
    ),
  },

  "owner sends a payment request": { weight: 12, run: sendNewRequest },
  "owner saves a draft": {
    weight: 2,
    run: onRequest(["draft"], (w, r, v) =>
      act(w, v, r.path, { revision: r.revision, content: buildRequest(r, v) }, "PUT"),
    ),
  },
  "owner sends a correction": {
    weight: 6,
    run: onRequest(["draft", "sent", "accepted"], (w, r, v) =>
      act(w, v, `${r.path}/send`, { revision: r.revision, content: buildRequest(r, v) }),
    ),
  },
  "owner delivers": {
    weight: 8,
    run: onRequest(payable, (w, { path, revision }, v) => {
      const adjustment = { name: "Change", netCents: pick([5_000, -5_000], v >> 1) };
      return act(w, v, `${path}/deliver`, { revision, dueOn, ...(v % 3 === 0 && { adjustment }) });
    }),
  },
  "owner voids a payment request": {
    weight: 2,
    run: onRequest(payable, (w, { path, revision }, v) => act(w, v, `${path}/void`, { revision })),
  },
  "owner records a payment of an installment": {
    weight: 4,
    run: onRequest(payable, (w, r, v) =>
      act(w, v, `${r.path}/payments`, {
        ...{ revision: r.revision, ...chooseInstallment(r, v), method: "manual" },
      }),
    ),
  },
  "owner changes a due date": {
    weight: 2,
    run: onRequest(payable, (w, r, v) => {
      const { installment } = chooseInstallment(r, v);
      return act(w, v, `${r.path}/due-date`, { revision: r.revision, installment, dueOn });
    }),
  },
  "owner replaces a payment link": {
    weight: 2,
    run: onRequest(payable, (w, { path, revision }, v) =>
      act(w, v, `${path}/replace-link`, { revision }),
    ),
  },
  "owner confirms a claim": {
    weight: 8,
    run: onOrder(isClaimed, (w, { number }, v) => act(w, v, `/orders/${number}/confirm`, {})),
  },
  "owner cancels a claim": {
    weight: 4,
    run: onOrder(isClaimed, (w, { number }, v) => act(w, v, `/orders/${number}/cancel`, {})),
  },
  "owner refunds": {
    weight: 16,
    run: onOrder(isPaid, (w, { number, total_cents }, v) =>
      act(w, v, `/orders/${number}/refunds`, {
        ...{ idempotencyKey: uuid(), cents: refundAmount(total_cents, v) },
        ...{ reason: "goodwill", endAccess: v % 2 === 0 },
      }),
    ),
  },
  "owner records an order": {
    weight: 2,
    async run(w, _, v) {
      const { purchaseKey: idempotencyKey, email } = addPurchase(w, v);
      const item = { catalogId: "basic-single-page", amountCents: 4_900, method: "venmo" };
      await act(w, v, "/orders", { idempotencyKey, email, ...item });
    },
  },
  "owner logs hours": {
    weight: 4,
    run: onOrder(hasHours, (w, { number }, v) =>
      act(w, v, `/hours/${number}/entries`, {
        ...{ idempotencyKey: uuid(), kind: "worked", minutes: 10 + (v % 200), note: "Work" },
        allowOverdraft: v % 4 === 0,
      }),
    ),
  },
  "owner refunds unused hours": {
    weight: 2,
    run: onOrder(hasHours, async (w, { number }, v) => {
      const account: HoursAccount | undefined = await act(w, v, `/hours/${number}`);
      if (!account?.unused) return;
      const { minutes, cents } = account.unused;
      await act(w, v, `/hours/${number}/refund`, { idempotencyKey: uuid(), minutes, cents });
    }),
  },
  "owner opens an order": {
    weight: 4,
    run: onOrder(isAny, (w, { number }, v) => act(w, v, `/orders/${number}`)),
  },
  "owner deletes a person's data": {
    weight: 2,
    async run(w, subject, v) {
      const email = pick([...w.purchases, ...w.requests], subject)?.email;
      if (email) await act(w, v, "/personal-data/delete", { email });
    },
  },

  "gateway settles a payment": {
    weight: 6,
    run: atGateway(({ shop }, { id }, v) =>
      shop.emulator.settle(id, v % 3 === 0 ? "settling" : "settled"),
    ),
  },
  "gateway settles all payments": {
    weight: 4,
    run: async ({ shop }) => shop.emulator.settleOvernight(),
  },
  "buyer disputes a payment": {
    weight: 6,
    run: atGateway(async (w, { id: transactionId, cents }, v) => {
      const disputeId = w.shop.emulator.dispute({
        transactionId,
        amountCents: refundAmount(cents, v),
      });
      w.disputes.push(disputeId);
      // Sometimes the webhook is late, or the hourly sync is first.
      if (v % 4 !== 0) await sendWebhook(w, { kind: "dispute_opened", disputeId });
    }),
  },
  "bank decides a dispute": {
    weight: 6,
    async run(w, subject, v) {
      const disputeId = pick(w.disputes, subject);
      const status = pick(decisions, v) ?? "won";
      if (!disputeId) return;
      w.shop.emulator.changeDispute(disputeId, status);
      const kind = status === "open" ? "dispute_opened" : (`dispute_${status}` as const);
      if (v % 5 !== 0) await sendWebhook(w, { kind, disputeId });
    },
  },
  "a webhook is repeated": {
    weight: 2,
    async run({ shop, webhooks }, subject) {
      const webhook = pick(webhooks, subject);
      if (webhook) await postWebhook(shop, webhook);
    },
  },
  "a webhook is late": {
    weight: 2,
    async run(w, subject, v) {
      const disputeId = pick(w.disputes, subject);
      if (disputeId) await sendWebhook(w, { kind: pick(lateKinds, v) ?? lateKinds[0], disputeId });
    },
  },
  "refund in the Control Panel": {
    weight: 4,
    run: atGateway(({ shop }, { id, cents }, v) =>
      shop.emulator.refundInControlPanel(id, refundAmount(cents, v)),
    ),
  },
  "void in the Control Panel": {
    weight: 2,
    run: atGateway(({ shop }, { id }) => shop.emulator.voidInControlPanel(id)),
  },
  "bank returns a refund": {
    weight: 2,
    run: atGateway(async (w, { id }, v) => {
      const refund = w.shop.emulator
        .audit()
        .transactions.find(({ refundedId }) => refundedId === id);
      if (!refund) throw new Error("no refund");
      w.shop.emulator.failRefund(refund.id);
      if (v % 2 === 0) await sendWebhook(w, { kind: "refund_failed", transactionId: refund.id });
    }),
  },
  "gateway declines the next refund": {
    weight: 2,
    run: async ({ shop }) => shop.emulator.declineNextRefund(),
  },
  "gateway's next response is lost": {
    weight: 4,
    run: async ({ shop }, _, v) =>
      shop.emulator.fault({ operation: pick(lostResponses, v) ?? "find", kind: "response_lost" }),
  },

  "hours pass": {
    weight: 10,
    async run({ shop }, _, v) {
      shop.passTime((1 + (v % 12)) * HOURS);
      await runLoops(shop);
    },
  },
  "days pass": {
    weight: 4,
    async run({ shop }, _, v) {
      // The import of refunds looks back 8 days, because it runs hourly.
      shop.passTime((1 + (v % 7)) * DAYS);
      await runScheduledJobs(shop);
    },
  },
  "queued jobs run": { weight: 16, run: ({ shop }) => runQueuedJobs(shop) },
  "scheduled jobs run": { weight: 4, run: ({ shop }) => runScheduledJobs(shop) },
  "service restarts": { weight: 1, run: ({ shop }) => shop.restart() },
};

/** Refunds of owners and of the Control Panel, and what can happen to their payments. */
export const moneyCommands = [
  ...["buyer pays by card", "owner refunds", "owner refunds unused hours", "owner opens an order"],
  ...["gateway settles a payment", "gateway settles all payments", "buyer disputes a payment"],
  ...["bank decides a dispute", "refund in the Control Panel", "void in the Control Panel"],
  ...["bank returns a refund", "gateway declines the next refund"],
  ...["gateway's next response is lost", "hours pass", "queued jobs run", "scheduled jobs run"],
];
