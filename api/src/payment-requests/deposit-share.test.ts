import { afterAll, beforeAll, expect, test } from "vitest";
import { waitForEmail } from "../../testing/mail.ts";
import {
  by,
  listInstallments,
  payOpenInstallment,
  readPaymentPage,
  requestRow,
  sendAcceptedRequest,
  sendPaymentRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { markDelivered, sendRequest } from "./payment-requests.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
afterAll(() => shop.close());

const sumRows = (rows: { cents: number; tax_cents: number }[]) =>
  rows.reduce((sum, { cents, tax_cents }) => [sum[0] + cents, sum[1] + tax_cents] as const, [
    0, 0,
  ] as readonly [number, number]);

test.each([1, 33, 50, 67, 99])(
  "splits amount and tax to the cent at %i%%",
  async (depositPercent) => {
    const lines = [{ name: "A site", quantityHundredths: 133, unitCents: 99_999 }];
    const { id } = await sendPaymentRequest(shop, { lines, taxBasisPoints: 825, depositPercent });
    const { total_cents, tax_cents } = await requestRow(shop, id);
    const rows = await listInstallments(shop, id);
    expect(rows.map(({ kind }) => kind)).toEqual(["deposit", "balance"]);
    expect(sumRows(rows)).toEqual([total_cents, tax_cents]);
  },
);

test("collects 33% first and 67% on delivery, and shows this in the accepted text", async () => {
  const { id, token } = await sendAcceptedRequest(shop, { depositPercent: 33 });
  const { document } = await shop.db
    .selectFrom("payment_request_versions")
    .select("document")
    .where("payment_request_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(document).toContain("33% is due 7 days after acceptance, 67% on delivery.");
  expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
  const { revision } = await requestRow(shop, id);
  await markDelivered(shop, id, { revision, dueOn: "2026-12-01" }, by);
  expect(await payOpenInstallment(shop, token)).toMatchObject({ success: true });
  expect((await readPaymentPage(shop, token)).installments).toMatchObject([
    { kind: "deposit", cents: 106_920, state: "paid" },
    { kind: "balance", cents: 217_080, state: "paid" },
  ]);
});

test("changes the deposit when a corrected version is sent", async () => {
  const { id, content } = await sendPaymentRequest(shop, { depositPercent: 50 });
  const corrected = { revision: 2, content: { ...content, depositPercent: 80 } };
  expect(await sendRequest(shop, id, corrected, by)).toBe(true);
  expect((await listInstallments(shop, id)).map(({ cents }) => cents)).toEqual([259_200, 64_800]);
  const { version } = await requestRow(shop, id);
  const email = await waitForEmail(shop, { kind: "payment-request-sent", requestId: id, version });
  expect(email.text).toContain("$2,592 is due 7 days after acceptance, $648 on delivery.");
});
