/** A payment of a request that was refunded: the desk's history and the client's page say so. */
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../../testing/desk.ts";
import { by, orderOf, readPay, sendAccepted } from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { requestRefund } from "../payments/payments.ts";
import { formatPaymentRequestNumber, recordManualPayment } from "./payment-requests.ts";

let shop: Shop;
let desk: Browser;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
  desk = await signIn(shop);
});
afterAll(() => shop.close());

test("shows refunds to the owner and the client when a paid request is refunded in two parts", async () => {
  const { id, token } = await sendAccepted(shop, { terms: "all" });
  const [due] = (await readPay(shop, token)).instalments;
  const paid = { instalment: due?.id ?? 0, cents: due?.cents ?? 0 };
  await recordManualPayment(shop, id, { ...paid, method: "manual" }, by);
  const order = await orderOf(shop, id);
  const refund = (cents: number) =>
    requestRefund(
      shop,
      order.id,
      { key: crypto.randomUUID(), cents, reason: "goodwill", endAccess: false },
      by,
    );
  const [whole] = (await readPay(shop, token)).instalments;
  expect(whole).toMatchObject({ state: "paid", cents: 324_000 });
  expect(whole?.refundedCents).toBeUndefined();

  await refund(50_000);
  await refund(274_000);
  expect((await readPay(shop, token)).instalments[0]).toMatchObject({
    ...{ state: "paid", refundedCents: 324_000 },
  });
  const { events } = await desk.read<PaymentRequestDetail>(
    `/requests/${formatPaymentRequestNumber(id)}`,
  );
  const refunds = events.filter(({ kind }) => kind === "refund");
  expect(refunds).toMatchObject([
    { title: "Refund of $500", detail: `Order ${order.number}`, actor: "owner" },
    { title: "Refund of $2,740", detail: `Order ${order.number}`, actor: "owner" },
  ]);
});
