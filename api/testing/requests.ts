/** Payment requests as an owner writes them, and what a client does with them. */
import { type CheckoutResponse, checkoutResponse } from "@agency/contract/api/checkout";
import {
  type PaymentPageResponse,
  type PaymentRequestContent,
  paymentPageResponse,
} from "@agency/contract/api/payment-requests";
import { payPath } from "../src/payment-requests/links.ts";
import { createDraft, sendRequest } from "../src/payment-requests/payment-requests.ts";
import { freshAddress, postJson } from "./orders.ts";
import { buyer, goodCard } from "./purchases.ts";
import { owner, type TestService } from "./service.ts";
import type { Shop } from "./service-with-gateway.ts";

export const by = { owner };

export const buildContent = (
  wanted: Partial<PaymentRequestContent> = {},
): PaymentRequestContent => ({
  client: {
    name: "Greta Holm",
    email: "greta@holm.example",
    company: "Holm Ceramics",
    vatId: "",
    address: "12 Kiln Road\nBoulder, CO 80301",
  },
  title: "A shop for Holm Ceramics",
  body: "Ten pages, a catalog and a checkout.\n\nIn your hands in four weeks.",
  lines: [
    { name: "Growth package, up to 10 pages", quantityHundredths: 100, unitCents: 300_000 },
    { name: "Product photos", quantityHundredths: 150, unitCents: 16_000 },
  ],
  taxHundredths: 0,
  terms: "halves",
  depositPercent: 50,
  milestones: [],
  ...wanted,
});

export async function sendNew(service: TestService, wanted: Partial<PaymentRequestContent> = {}) {
  const content = buildContent(wanted);
  const id = await createDraft(service, { key: crypto.randomUUID(), content }, by);
  await sendRequest(service, id, { revision: 1, content }, by);
  return { id, content, token: await tokenOf(service, id) };
}

export const requestRow = (service: TestService, id: number) =>
  service.db
    .selectFrom("payment_requests")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

export async function tokenOf(service: TestService, id: number) {
  return payPath(service, await requestRow(service, id)).replace("/pay/", "");
}

export async function readPay(service: TestService, token: string): Promise<PaymentPageResponse> {
  const answer = await service.call(`/api/pay/${token}`);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return paymentPageResponse.parse(await answer.json());
}

export function accept(service: TestService, token: string, version = 1, name = "Greta Holm") {
  return postJson(service, `/api/pay/${token}/acceptance`, { version, name, agreed: true });
}

/** A request that the client has accepted. */
export async function sendAccepted(
  service: TestService,
  wanted: Partial<PaymentRequestContent> = {},
) {
  const sent = await sendNew(service, wanted);
  const answer = await accept(service, sent.token);
  if (!answer.ok) throw new Error(await answer.text());
  return { ...sent, page: paymentPageResponse.parse(await answer.json()) };
}

interface Paid {
  instalment: number;
  cents: number;
  card?: typeof goodCard;
  key?: string;
  instead?: true;
}

export async function postPayment(shop: Shop, token: string, paid: Paid) {
  const { card = goodCard, key = crypto.randomUUID(), ...shown } = paid;
  const body = {
    ...{ ...shown, key, billing: buyer },
    paymentMethodNonce: shop.double.nonce(card),
  };
  const answer = await postJson(shop, `/api/pay/${token}/checkout`, body, freshAddress());
  return { status: answer.status, answer: checkoutResponse.parse(await answer.json()) };
}

/** Pays what is open, with a good card. */
export async function payOpen(shop: Shop, token: string): Promise<CheckoutResponse> {
  const { instalments } = await readPay(shop, token);
  const open = instalments.find(({ state }) => state === "open");
  if (!open) throw new Error("nothing is open");
  const paid = await postPayment(shop, token, { instalment: open.id, cents: open.cents });
  return paid.answer;
}

/** The newest order for one of its installments. */
export const orderOf = (service: TestService, id: number) =>
  service.db
    .selectFrom("orders")
    .innerJoin("instalments", "instalments.id", "instalment_id")
    .selectAll("orders")
    .where("request_id", "=", id)
    .orderBy("orders.id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();

export const paymentsFor = (service: TestService, id: number) =>
  service.db
    .selectFrom("instalments")
    .selectAll()
    .where("request_id", "=", id)
    .orderBy("position")
    .execute();
