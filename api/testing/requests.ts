/** Creates payment requests as an owner, and accepts and pays them as a client. */
import { type CheckoutResponse, checkoutResponse } from "@agency/contract/api/checkout";
import {
  type PaymentPageResponse,
  type PaymentRequestContent,
  paymentPageResponse,
} from "@agency/contract/api/payment-requests";
import { paymentPagePath } from "../src/payment-requests/links.ts";
import {
  createDraft,
  recordManualPayment,
  sendRequest,
} from "../src/payment-requests/payment-requests.ts";
import { freshAddress, postJson } from "./orders.ts";
import { buyer, goodCard } from "./purchases.ts";
import { owner, type TestService } from "./service.ts";
import type { ServiceWithGateway } from "./service-with-gateway.ts";

export const by = { owner };

export const buildContent = (
  fields: Partial<PaymentRequestContent> = {},
): PaymentRequestContent => ({
  client: {
    name: "Greta Holm",
    email: "greta@holm.example",
    company: "Holm Ceramics",
    taxId: "",
    address: "12 Kiln Road\nBoulder, CO 80301",
  },
  title: "A shop for Holm Ceramics",
  body: "Ten pages, a catalog and a checkout.\n\nIn your hands in four weeks.",
  lines: [
    { name: "Growth package, up to 10 pages", quantityHundredths: 100, unitCents: 300_000 },
    { name: "Product photos", quantityHundredths: 150, unitCents: 16_000 },
  ],
  taxBasisPoints: 0,
  terms: "deposit",
  depositPercent: 50,
  milestones: [],
  ...fields,
});

export async function sendPaymentRequest(
  service: TestService,
  fields: Partial<PaymentRequestContent> = {},
) {
  const content = buildContent(fields);
  const id = await createDraft(service, { idempotencyKey: crypto.randomUUID(), content }, by);
  await sendRequest(service, id, { revision: 1, content }, by);
  return { id, content, token: await getPaymentToken(service, id) };
}

export const requestRow = (service: TestService, id: number) =>
  service.db
    .selectFrom("payment_requests")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

export async function getPaymentToken(service: TestService, id: number) {
  return paymentPagePath(service, await requestRow(service, id)).replace("/pay/", "");
}

export async function readPaymentPage(
  service: TestService,
  token: string,
): Promise<PaymentPageResponse> {
  const response = await service.call(`/api/pay/${token}`);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return paymentPageResponse.parse(await response.json());
}

export function accept(service: TestService, token: string, version = 1, name = "Greta Holm") {
  return postJson(service, `/api/pay/${token}/accept`, { version, name, isAgreed: true });
}

/** Sends a payment request that the client has accepted. */
export async function sendAcceptedRequest(
  service: TestService,
  fields: Partial<PaymentRequestContent> = {},
) {
  const sent = await sendPaymentRequest(service, fields);
  const response = await accept(service, sent.token);
  if (!response.ok) throw new Error(await response.text());
  return { ...sent, page: paymentPageResponse.parse(await response.json()) };
}

interface Payment {
  installment: number;
  cents: number;
  card?: typeof goodCard;
  attemptKey?: string;
  /** The IP address of the client. */
  from?: string;
  replaceVenmoClaim?: true;
}

export async function postPayment(shop: ServiceWithGateway, token: string, payment: Payment) {
  const {
    card = goodCard,
    attemptKey = crypto.randomUUID(),
    from = freshAddress(),
    ...shown
  } = payment;
  const request = {
    ...{ ...shown, attemptKey, billing: buyer },
    paymentMethodNonce: shop.emulator.nonce(card),
  };
  const response = await postJson(shop, `/api/pay/${token}/checkout`, request, from);
  return { status: response.status, body: checkoutResponse.parse(await response.json()) };
}

/** Pays the open installment with a valid card. */
export async function payOpenInstallment(
  shop: ServiceWithGateway,
  token: string,
): Promise<CheckoutResponse> {
  const { installments } = await readPaymentPage(shop, token);
  const open = installments.find(({ state }) => state === "open");
  if (!open) throw new Error("no open installment");
  const paid = await postPayment(shop, token, { installment: open.id, cents: open.cents });
  return paid.body;
}

/** Records a payment that the owner received outside the site. */
export async function recordInstallmentPayment(service: TestService, id: number, position = 0) {
  const { revision } = await requestRow(service, id);
  const { id: installment = 0, cents = 0 } = (await listInstallments(service, id))[position] ?? {};
  const payment = { revision, installment, cents, method: "manual" } as const;
  return recordManualPayment(service, id, payment, by);
}

/** The newest order for one of its installments. */
export const findNewestOrder = (service: TestService, id: number) =>
  service.db
    .selectFrom("orders")
    .innerJoin("installments", "installments.id", "installment_id")
    .selectAll("orders")
    .where("payment_request_id", "=", id)
    .orderBy("orders.id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();

export const listInstallments = (service: TestService, id: number) =>
  service.db
    .selectFrom("installments")
    .selectAll()
    .where("payment_request_id", "=", id)
    .orderBy("position")
    .execute();
