import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import {
  by,
  findNewestOrder,
  readPaymentPage,
  recordInstallmentPayment,
  sendAcceptedRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { requestRefund } from "../payments/payments.ts";
import { formatPaymentRequestNumber } from "./payment-requests.ts";

let shop: ServiceWithGateway;
let desk: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
  desk = await signIn(shop);
});
afterAll(() => shop.close());

test("shows refunds to the owner and the client when a paid request is refunded in two parts", async () => {
  const { id, token } = await sendAcceptedRequest(shop, { terms: "upfront" });
  await recordInstallmentPayment(shop, id);
  const order = await findNewestOrder(shop, id);
  const refund = (cents: number) =>
    requestRefund(
      shop,
      order.id,
      { idempotencyKey: crypto.randomUUID(), cents, reason: "goodwill", endAccess: false },
      by,
    );
  const [installment] = (await readPaymentPage(shop, token)).installments;
  expect(installment).toMatchObject({ state: "paid", cents: 324_000 });
  expect(installment?.refundedCents).toBeUndefined();

  await refund(50_000);
  await refund(274_000);
  expect((await readPaymentPage(shop, token)).installments[0]).toMatchObject({
    ...{ state: "paid", refundedCents: 324_000 },
  });
  const { events } = await desk.read<PaymentRequestDetail>(
    `/payment-requests/${formatPaymentRequestNumber(id)}`,
  );
  const refunds = events.filter(({ kind }) => kind === "refund");
  expect(refunds).toMatchObject([
    { title: "Refund of $500", detail: `Order ${order.number}`, actor: "owner" },
    { title: "Refund of $2,740", detail: `Order ${order.number}`, actor: "owner" },
  ]);
});
