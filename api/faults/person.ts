/** One person and what happens to them: each method is a step that a client, an owner or the gateway takes. */
import type { DeskSession, OrderDetail } from "@agency/contract/api/desk";
import { formatPaymentRequestNumber, payPath } from "../src/payment-requests/payment-requests.ts";
import { syncDispute } from "../src/payments/disputes/disputes.ts";
import { reconcileAttempts } from "../src/payments/reconcile-attempts.ts";
import { syncSettlements } from "../src/payments/settlement.ts";
import type { Browser } from "../testing/desk.ts";
import { postLead } from "../testing/leads.ts";
import { postJson } from "../testing/orders.ts";
import { badCard, buyer, goodCard } from "../testing/purchases.ts";
import { workOnRefunds } from "../testing/refunds.ts";
import { buildContent, requestRow } from "../testing/requests.ts";
import type { Shop } from "../testing/service-with-gateway.ts";

export type Person = ReturnType<typeof createPerson>;

/** Every text about this person contains the mark, so that it is found wherever it was stored. */
export function createPerson(shop: Shop, desk: Browser, mark: string) {
  const email = `${mark}@example.com`;
  const name = `Mr. ${mark}`;
  let words = `Said by ${name}, call +1 303 555 0100`;
  let isSilent = false;
  let requestId = 0;
  let payToken = "";
  let orderToken = "";
  let disputeId = "";

  /** Rejections are part of the walk; an error of the service is not. */
  async function check(response: Response) {
    const body = await response.text();
    if (response.status >= 500) throw new Error(`${response.url}: ${response.status} ${body}`);
    return (response.ok && body ? JSON.parse(body) : {}) as Record<string, string | undefined>;
  }
  const post = async (path: string, body: unknown) => check(await postJson(shop, path, body));
  const act = async (path: string, body: object) => check(await desk.call(path, { body }));
  const onRequest = async (path: string, body: object = {}) => {
    const row = await requestRow(shop, requestId).catch(() => undefined);
    const revision = row?.revision ?? 0;
    return act(`/requests/${formatPaymentRequestNumber(requestId)}/${path}`, { revision, ...body });
  };
  const lastOrder = () =>
    shop.db
      .selectFrom("orders")
      .leftJoin("instalments", "instalments.id", "instalment_id")
      .selectAll("orders")
      .where((row) => row.or([row("request_id", "=", requestId), row("number", "=", number)]))
      .orderBy("orders.id", "desc")
      .executeTakeFirst();
  let number = "";
  const transaction = async () => {
    const attempts = shop.db
      .selectFrom("payment_attempts")
      .select("transaction_id")
      .where("order_id", "=", (await lastOrder())?.id ?? 0)
      .where("state", "=", "captured");
    return (await attempts.executeTakeFirst())?.transaction_id;
  };
  const openInstalment = async () => {
    const row = await shop.db
      .selectFrom("instalments")
      .select(["id as instalment", "cents"])
      .where("request_id", "=", requestId)
      .where("paid_at", "is", null)
      .orderBy("position")
      .executeTakeFirst();
    return row ?? { instalment: 1, cents: 100 };
  };
  const card = (wanted = goodCard) => ({
    ...{ key: crypto.randomUUID(), billing: { ...buyer, name, email, address: words } },
    paymentMethodNonce: shop.double.nonce(wanted),
  });
  const payByCard = async (wanted = goodCard) =>
    post(`/api/pay/${payToken}/checkout`, { ...card(wanted), ...(await openInstalment()) });
  const confirmPayments = async () => {
    shop.passTime(60 * 60);
    await reconcileAttempts(shop);
  };

  /** From now on nobody writes anything new about the person: the rest is about what we hold. */
  function fallSilent() {
    isSilent = true;
    words = "Nothing about anyone";
  }

  return {
    email,
    async delete() {
      fallSilent();
      const response = await desk.call("/personal-data/deletion", { body: { email } });
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    },
    fallSilent,

    async writesLead() {
      if (isSilent) return;
      await check(await postLead(shop, { name, email, phone: "+1 303 555 0100", message: words }));
    },
    async isSentRequest(terms: "halves" | "net15") {
      const client = { name, email, company: `${mark} Inc.`, vatId: mark, address: words };
      const lines = [{ name: words, quantityHundredths: 100, unitCents: 90_000 }];
      const content = buildContent({ client, terms, lines, title: words, body: words });
      const draft = await act("/requests", { key: crypto.randomUUID(), content });
      requestId = Number(draft.number?.slice(2));
      await onRequest("sending", { content });
      payToken = payPath(shop, await requestRow(shop, requestId)).replace("/pay/", "");
    },
    accepts: () => post(`/api/pay/${payToken}/acceptance`, { version: 1, name, agreed: true }),
    isDeclined: () => payByCard(badCard),
    paysByCard: () => payByCard(),
    async paysWithoutAnswer() {
      const disarm = shop.double.fault({ operation: "sale", kind: "lost" });
      await payByCard();
      disarm();
    },
    async claims() {
      await post(`/api/pay/${payToken}/claims`, await openInstalment());
    },
    async buys(wanted: { plan: string; amount: string }) {
      const disarm = shop.double.fault({ operation: "sale", kind: "lost" });
      const bought = { ...card(), ...wanted, order: crypto.randomUUID() };
      const { orderPath = "" } = await post("/api/checkout", bought);
      disarm();
      orderToken = orderPath.replace("/order/", "");
      const row = shop.db.selectFrom("orders").select("number").where("email", "=", email);
      number = (await row.executeTakeFirstOrThrow()).number;
    },
    asksForInvoice: () =>
      post(`/api/orders/${orderToken}/invoice`, {
        ...{ name, company: `${mark} Inc.`, address: words, vatId: "" },
      }),
    asksForLink: async () => isSilent || post("/api/find-order", { email }),

    confirmPayments,
    note: async () =>
      requestId
        ? onRequest("notes", { text: words })
        : act(`/orders/${number}/notes`, { text: words }),
    remind: () => onRequest("reminder"),
    deliver: () =>
      onRequest("delivery", {
        ...{ dueOn: "2026-12-20", adjustment: { name: words, netCents: -5_000 } },
      }),
    settleClaim: async (verb: "confirmation" | "cancellation") =>
      act(`/orders/${(await lastOrder())?.number}/${verb}`, {}),
    work: () =>
      act(`/hours/${number}/entries`, {
        ...{ kind: "worked", key: crypto.randomUUID(), minutes: 10, note: words, over: false },
      }),
    async settle() {
      const id = await transaction();
      if (id) shop.double.settle(id, "settled");
      shop.passTime(5 * 60 * 60);
      await syncSettlements(shop);
    },
    async refund(cents: number) {
      await act(`/orders/${(await lastOrder())?.number}/refunds`, {
        ...{ key: crypto.randomUUID(), cents, reason: "goodwill", endAccess: false, note: words },
      });
    },
    async workOnRefunds() {
      await workOnRefunds(shop);
    },
    async dispute() {
      const transactionId = await transaction();
      if (!transactionId) return;
      disputeId = shop.double.dispute({ transactionId, amountCents: 1_000 });
      await syncDispute(shop, disputeId);
    },
    async decide(status: "won" | "lost") {
      if (!disputeId) return;
      shop.double.changeDispute(disputeId, status);
      await syncDispute(shop, disputeId);
    },
    /** An owner opens what there is. */
    async look() {
      await desk.read<DeskSession>("/session");
      if (requestId)
        await check(await desk.call(`/requests/${formatPaymentRequestNumber(requestId)}`));
      const order = await lastOrder();
      if (order) await desk.read<OrderDetail>(`/orders/${order.number}`);
      if (payToken) await check(await shop.call(`/api/pay/${payToken}`));
      if (orderToken) await check(await shop.call(`/api/orders/${orderToken}`));
    },
  };
}
