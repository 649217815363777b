/** One person. Each method is a step of the client, an owner or the gateway. */
import type { DeskSession, OrderDetail } from "@agency/contract/api/desk";
import {
  formatPaymentRequestNumber,
  paymentPagePath,
} from "../src/payment-requests/payment-requests.ts";
import { syncDispute } from "../src/payments/disputes/disputes.ts";
import { reconcileAttempts } from "../src/payments/reconcile-attempts.ts";
import { syncSettlements } from "../src/payments/settlement.ts";
import type { Browser } from "../testing/desk.ts";
import { postLead } from "../testing/leads.ts";
import { postJson } from "../testing/orders.ts";
import { badCard, buyer, goodCard } from "../testing/purchases.ts";
import { processRefunds } from "../testing/refunds.ts";
import { buildContent, requestRow } from "../testing/requests.ts";
import type { ServiceWithGateway } from "../testing/service-with-gateway.ts";

export type Person = ReturnType<typeof createPerson>;

/** Every text about this person contains the mark, so that a search finds it in all tables. */
export function createPerson(shop: ServiceWithGateway, desk: Browser, mark: string) {
  const email = `${mark}@example.com`;
  const name = `Mr. ${mark}`;
  let text = `Said by ${name}, call +1 303 555 0100`;
  let isDeleting = false;
  let requestId = 0;
  let payToken = "";
  let orderToken = "";
  let disputeId = "";

  /** A step may be rejected, but must not cause a server error. */
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
    return act(`/payment-requests/${formatPaymentRequestNumber(requestId)}/${path}`, {
      revision,
      ...body,
    });
  };
  const lastOrder = () =>
    shop.db
      .selectFrom("orders")
      .leftJoin("installments", "installments.id", "installment_id")
      .selectAll("orders")
      .where((row) =>
        row.or([row("payment_request_id", "=", requestId), row("number", "=", number)]),
      )
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
  const openInstallment = async () => {
    const row = await shop.db
      .selectFrom("installments")
      .select(["id as installment", "cents"])
      .where("payment_request_id", "=", requestId)
      .where("paid_at", "is", null)
      .orderBy("position")
      .executeTakeFirst();
    return row ?? { installment: 1, cents: 100 };
  };
  const card = (testCard = goodCard) => ({
    ...{ attemptKey: crypto.randomUUID(), billing: { ...buyer, name, email, address: text } },
    paymentMethodNonce: shop.emulator.nonce(testCard),
  });
  const payByCard = async (testCard = goodCard) =>
    post(`/api/pay/${payToken}/checkout`, { ...card(testCard), ...(await openInstallment()) });
  const confirmPayments = async () => {
    shop.passTime(60 * 60);
    await reconcileAttempts(shop);
  };

  /** From now on no new personal data is added, so that the test covers only stored data. */
  function stopNewData() {
    isDeleting = true;
    text = "Nothing about anyone";
  }

  return {
    email,
    async delete() {
      stopNewData();
      const response = await desk.call("/personal-data/delete", { body: { email } });
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    },
    stopNewData,

    async writesLead() {
      if (isDeleting) return;
      await check(await postLead(shop, { name, email, phone: "+1 303 555 0100", message: text }));
    },
    async isSentRequest(terms: "deposit" | "net15") {
      const client = { name, email, company: `${mark} Inc.`, taxId: mark, address: text };
      const lines = [{ name: text, quantityHundredths: 100, unitCents: 90_000 }];
      const content = buildContent({ client, terms, lines, title: text, body: text });
      const draft = await act("/payment-requests", {
        idempotencyKey: crypto.randomUUID(),
        content,
      });
      requestId = Number(draft.number?.slice(2));
      await onRequest("send", { content });
      payToken = paymentPagePath(shop, await requestRow(shop, requestId)).replace("/pay/", "");
    },
    accepts: () => post(`/api/pay/${payToken}/accept`, { version: 1, name, isAgreed: true }),
    isDeclined: () => payByCard(badCard),
    paysByCard: () => payByCard(),
    async paysWithLostResponse() {
      const disarm = shop.emulator.fault({ operation: "sale", kind: "response_lost" });
      await payByCard();
      disarm();
    },
    async claims() {
      await post(`/api/pay/${payToken}/claims`, await openInstallment());
    },
    async buys(item: { plan: string; amount: string }) {
      const disarm = shop.emulator.fault({ operation: "sale", kind: "response_lost" });
      const purchase = { ...card(), ...item, purchaseKey: crypto.randomUUID() };
      const { orderPath = "" } = await post("/api/checkout", purchase);
      disarm();
      orderToken = orderPath.replace("/order/", "");
      const row = shop.db.selectFrom("orders").select("number").where("email", "=", email);
      number = (await row.executeTakeFirstOrThrow()).number;
    },
    asksForInvoice: () =>
      post(`/api/orders/${orderToken}/invoice`, {
        ...{ name, company: `${mark} Inc.`, address: text, taxId: "" },
      }),
    asksForLink: async () => isDeleting || post("/api/find-order", { email }),

    confirmPayments,
    note: async () =>
      requestId ? onRequest("notes", { text }) : act(`/orders/${number}/notes`, { text }),
    remind: () => onRequest("remind"),
    deliver: () =>
      onRequest("deliver", {
        ...{ dueOn: "2026-12-20", adjustment: { name: text, netCents: -5_000 } },
      }),
    settleClaim: async (verb: "confirm" | "cancel") =>
      act(`/orders/${(await lastOrder())?.number}/${verb}`, {}),
    work: () =>
      act(`/hours/${number}/entries`, {
        ...{
          kind: "worked",
          idempotencyKey: crypto.randomUUID(),
          minutes: 10,
          note: text,
          allowOverdraft: false,
        },
      }),
    async settle() {
      const id = await transaction();
      if (id) shop.emulator.settle(id, "settled");
      shop.passTime(5 * 60 * 60);
      await syncSettlements(shop);
    },
    async refund(cents: number) {
      await act(`/orders/${(await lastOrder())?.number}/refunds`, {
        ...{
          idempotencyKey: crypto.randomUUID(),
          cents,
          reason: "goodwill",
          endAccess: false,
          note: text,
        },
      });
    },
    async processRefunds() {
      await processRefunds(shop);
    },
    async dispute() {
      const transactionId = await transaction();
      if (!transactionId) return;
      disputeId = shop.emulator.dispute({ transactionId, amountCents: 1_000 });
      await syncDispute(shop, disputeId);
    },
    async decide(status: "won" | "lost") {
      if (!disputeId) return;
      shop.emulator.changeDispute(disputeId, status);
      await syncDispute(shop, disputeId);
    },
    /** An owner opens the records of this person. */
    async openRecords() {
      await desk.read<DeskSession>("/session");
      if (requestId)
        await check(await desk.call(`/payment-requests/${formatPaymentRequestNumber(requestId)}`));
      const order = await lastOrder();
      if (order) await desk.read<OrderDetail>(`/orders/${order.number}`);
      if (payToken) await check(await shop.call(`/api/pay/${payToken}`));
      if (orderToken) await check(await shop.call(`/api/orders/${orderToken}`));
    },
  };
}
