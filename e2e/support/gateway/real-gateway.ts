import type { PaymentFormName } from "@agency/contract/api/checkout";
import type { BrowserContext } from "@playwright/test";
import { proxyToEmulator } from "./proxy-requests.ts";
import { connectRunningEmulator } from "./running-emulator.ts";

/** Payments go through the real service to the double it runs with; the browser's part of them goes there too. */
export async function routeToRealGateway(context: BrowserContext, form?: PaymentFormName) {
  const double = connectRunningEmulator();
  const unexpected: string[] = [];
  await proxyToEmulator(context, double, { otherwise: (url) => unexpected.push(url) });
  if (form) {
    // As a service with PAYMENT_FORM set would answer.
    await context.route("**/api/client_token", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), form } });
    });
  }
  return { double, unexpected };
}
