import { afterEach, expect, test } from "vitest";
import { startTestService } from "../../testing/service.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";

let shop: Shop;
afterEach(() => shop?.close());

const askFor = async (service: Pick<Shop, "call">) => {
  const answer = await service.call("/api/client_token");
  const body = (await answer.json()) as { clientToken: string; code: string };
  return { status: answer.status, body };
};

test.each(["drop-in", "hosted-fields"])(
  "the page gets a token, the form that it is for (%s), and the mark of test payments",
  async (form) => {
    shop = await openShop({ PAYMENT_FORM: form });
    const { status, body } = await askFor(shop);
    expect([status, body]).toEqual([200, { clientToken: expect.any(String), form, test: true }]);
    const token = JSON.parse(Buffer.from(body.clientToken, "base64").toString());
    expect(token).toMatchObject({ version: 2, authorizationFingerprint: expect.any(String) });
  },
);

test("a gateway that is away is told as such, in an answer that names nothing of it", async () => {
  shop = await openShop();
  shop.double.fault({ operation: "client_token", kind: "503" });
  const { status, body } = await askFor(shop);
  expect([status, body.code]).toEqual([503, "gateway-away"]);
  expect((await askFor(shop)).status).toBe(200);
});

test("without a merchant there are no card payments", async () => {
  const service = await startTestService();
  const { status, body } = await askFor(service);
  await service.stop();
  expect([status, body.code]).toEqual([503, "payments-off"]);
});
