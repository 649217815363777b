import { connectBraintreeEmulator } from "@agency/braintree-emulator/remote-client";
import { type RunningEmulator, startBraintreeEmulator } from "@agency/braintree-emulator/server";
import { expect, test } from "@playwright/test";
import braintree from "braintree";
import { serveHarness } from "../support/gateway/harness/serve.ts";
import { keys } from "../support/gateway/mock-gateway.ts";
import { formNames, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { proxyRequest } from "../support/gateway/proxy-requests.ts";

/** Development without keys: the site's own server passes /undefined/ on, and no name is mapped. */
let double: RunningEmulator;

test.beforeEach(async () => {
  double = await startBraintreeEmulator({ ...keys, clientMode: "same-origin" });
});
test.afterEach(() => double.close());

for (const form of formNames) {
  test(`a card typed into ${form} pays through the SDK, once, and only the site is asked`, async ({
    context,
    page,
  }) => {
    const left: string[] = [];
    const gateway = sdk();
    await context.route(
      ({ hostname }) => hostname !== "localhost",
      (route) => {
        left.push(new URL(route.request().url()).hostname);
        return route.abort();
      },
    );
    const address = await serveHarness(context);
    await context.route(`${address}undefined/**`, (route) =>
      proxyRequest(route, connectBraintreeEmulator(double.url)),
    );
    await context.route(`${address}api/client_token`, async (route) =>
      route.fulfill({
        json: { clientToken: (await gateway.clientToken.generate({})).clientToken, form },
      }),
    );

    await page.goto(address);
    await expect(page.getByTestId("status")).toHaveText("ready");
    await paymentFormDrivers[form].payWithCard(page);
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByTestId("result")).toHaveText(/^card-1111-/);

    const paymentMethodNonce = (await page.getByTestId("result").textContent()) ?? "";
    const sale = { amount: "49.00", orderId: "order-1", paymentMethodNonce };
    const paid = await gateway.transaction.sale({ ...sale });
    expect(paid.transaction).toMatchObject({
      status: "authorized",
      cvvResponseCode: "M",
      avsPostalCodeResponseCode: "M",
    });
    const again = await gateway.transaction.sale({ ...sale });
    expect(again.errors.deepErrors()).toMatchObject([{ code: "91564" }]);
    // The widget's statistics; their address is built in.
    expect(new Set(left)).toEqual(new Set(["www.paypal.com"]));
  });
}

function sdk() {
  const { port } = double;
  const place = ["127.0.0.1", String(port)] as const;
  return new braintree.BraintreeGateway({
    ...keys,
    environment: new braintree.Environment(...place, "", false, ...place),
  });
}
