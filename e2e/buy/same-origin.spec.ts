import { connectBraintreeEmulator } from "@agency/braintree-emulator/remote-client";
import { type RunningEmulator, startBraintreeEmulator } from "@agency/braintree-emulator/server";
import type { PaymentFormName } from "@agency/contract/api/checkout";
import { expect, test } from "@playwright/test";
import braintree from "braintree";
import { serveHarness } from "../support/gateway/harness/serve.ts";
import { keys } from "../support/gateway/mock-gateway.ts";
import { formNames, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { proxyRequest } from "../support/gateway/proxy-requests.ts";

/** Development without gateway keys: the site's server proxies /undefined/ to the emulator. */
let emulator: RunningEmulator;

test.beforeEach(async () => {
  emulator = await startBraintreeEmulator({ ...keys, clientMode: "same-origin" });
});
test.afterEach(() => emulator.close());

test("charges a card from each form once through the SDK, with requests only to the site", async ({
  context,
  page,
}) => {
  const gateway = createSdkClient();
  const foreignHosts = new Set<string>();
  let paymentForm: PaymentFormName;
  await context.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => {
      foreignHosts.add(new URL(route.request().url()).hostname);
      return route.abort();
    },
  );
  const url = await serveHarness(context);
  await context.route(`${url}undefined/**`, (route) =>
    proxyRequest(route, connectBraintreeEmulator(emulator.url)),
  );
  await context.route(`${url}api/client_token`, async (route) => {
    const { clientToken } = await gateway.clientToken.generate({});
    await route.fulfill({ json: { clientToken, paymentForm } });
  });

  for (const form of formNames) {
    await test.step(form, async () => {
      paymentForm = form;
      foreignHosts.clear();
      await page.goto(url);
      await expect(page.getByTestId("status")).toHaveText("ready");
      await paymentFormDrivers[form].payWithCard(page);
      await page.getByRole("button", { name: "Pay", exact: true }).click();
      await expect(page.getByTestId("result")).toHaveText(/^card-1111-/);

      const paymentMethodNonce = (await page.getByTestId("result").textContent()) ?? "";
      const sale = { amount: "49.00", orderId: form, paymentMethodNonce };
      const paid = await gateway.transaction.sale({ ...sale });
      expect(paid.transaction).toMatchObject({
        status: "authorized",
        cvvResponseCode: "M",
        avsPostalCodeResponseCode: "M",
      });
      const retried = await gateway.transaction.sale({ ...sale });
      expect(retried.errors.deepErrors()).toMatchObject([{ code: "91564" }]);
      // The URLs of the form's analytics and of the data collector are built in.
      expect(foreignHosts).toEqual(new Set(["www.paypal.com", "c.paypal.com"]));
    });
  }
});

function createSdkClient() {
  const { port } = emulator;
  const hostAndPort = ["127.0.0.1", String(port)] as const;
  return new braintree.BraintreeGateway({
    ...keys,
    environment: new braintree.Environment(...hostAndPort, "", false, ...hostAndPort),
  });
}
