import { afterEach, expect, test } from "vitest";
import { startTestService } from "../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";

let service: ServiceWithGateway;
afterEach(() => service?.close());

const requestToken = async (target: Pick<ServiceWithGateway, "call">) => {
  const response = await target.call("/api/client_token");
  const body = (await response.json()) as { clientToken: string; code: string };
  return { status: response.status, body };
};

test.each(["hosted-fields", "drop-in"])(
  "returns a token, the payment form (%s) and the test flag",
  async (form) => {
    service = await startServiceWithGateway({ PAYMENT_FORM: form });
    const { status, body } = await requestToken(service);
    expect([status, body]).toEqual([
      200,
      { clientToken: expect.any(String), paymentForm: form, isTestMode: true },
    ]);
    const token = JSON.parse(Buffer.from(body.clientToken, "base64").toString());
    expect(token).toMatchObject({ version: 2, authorizationFingerprint: expect.any(String) });
  },
);

test("responds with 503 when the gateway is down", async () => {
  service = await startServiceWithGateway();
  service.emulator.fault({ operation: "client_token", kind: "503" });
  const { status, body } = await requestToken(service);
  expect([status, body.code]).toEqual([503, "gateway-unreachable"]);
  expect((await requestToken(service)).status).toBe(200);
});

test("responds with 503 when no merchant account is configured", async () => {
  const withoutMerchant = await startTestService();
  const { status, body } = await requestToken(withoutMerchant);
  await withoutMerchant.stop();
  expect([status, body.code]).toEqual([503, "payments-disabled"]);
});
