import { paymentRequestContent } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailOf } from "../../testing/mail.ts";
import {
  buildContent,
  by,
  paymentsFor,
  payOpen,
  readPay,
  requestRow,
  sendAccepted,
  sendNew,
} from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { markDelivered, sendRequest } from "./payment-requests.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const total = (rows: { cents: number; tax_cents: number }[]) =>
  rows.reduce((sum, { cents, tax_cents }) => [sum[0] + cents, sum[1] + tax_cents] as const, [
    0, 0,
  ] as readonly [number, number]);

test.each([1, 33, 50, 67, 99])(
  "splits amount and tax to the cent at %i%%",
  async (depositPercent) => {
    const lines = [{ name: "A site", quantityHundredths: 133, unitCents: 99_999 }];
    const { id } = await sendNew(shop, { lines, taxHundredths: 825, depositPercent });
    const { total_cents, tax_cents } = await requestRow(shop, id);
    const rows = await paymentsFor(shop, id);
    expect(rows.map(({ kind }) => kind)).toEqual(["deposit", "balance"]);
    expect(total(rows)).toEqual([total_cents, tax_cents]);
  },
);

test("takes a third first and the rest on delivery, and says so in the text that is accepted", async () => {
  const { id, token } = await sendAccepted(shop, { depositPercent: 33 });
  const { document } = await shop.db
    .selectFrom("request_versions")
    .select("document")
    .where("request_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(document).toContain("33% is due 7 days after acceptance, 67% on delivery.");
  expect(await payOpen(shop, token)).toMatchObject({ success: true });
  const { revision } = await requestRow(shop, id);
  await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by);
  expect(await payOpen(shop, token)).toMatchObject({ success: true });
  expect((await readPay(shop, token)).instalments).toMatchObject([
    { kind: "deposit", cents: 106_920, state: "paid" },
    { kind: "balance", cents: 217_080, state: "paid" },
  ]);
});

test("changes the share with a corrected version", async () => {
  const { id, content } = await sendNew(shop, { depositPercent: 50 });
  const corrected = { revision: 2, content: { ...content, depositPercent: 80 } };
  expect(await sendRequest(shop, id, corrected, by)).toBe(true);
  expect((await paymentsFor(shop, id)).map(({ cents }) => cents)).toEqual([259_200, 64_800]);
  const { version } = await requestRow(shop, id);
  const mail = await mailOf(shop, { kind: "request-sent", requestId: id, version });
  expect(mail.text).toContain("$2,592 is due 7 days after acceptance, $648 on delivery.");
});

test("reads 50% when a page from before an upgrade names no share", () => {
  const { depositPercent: _, ...older } = buildContent();
  expect(paymentRequestContent.parse(older).depositPercent).toBe(50);
});
