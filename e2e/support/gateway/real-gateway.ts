import type { PaymentFormName } from "@agency/contract/api/checkout";
import type { BrowserContext } from "@playwright/test";
import { proxyToEmulator } from "./proxy-requests.ts";
import { connectRunningEmulator } from "./running-emulator.ts";

/** Routes the browser's gateway requests to the emulator that the service under test uses. */
export async function routeToRealGateway(context: BrowserContext, form?: PaymentFormName) {
  const emulator = connectRunningEmulator();
  const unexpected: string[] = [];
  await proxyToEmulator(context, emulator, { onUnexpected: (url) => unexpected.push(url) });
  if (form) {
    // Responds like a service with PAYMENT_FORM set.
    await context.route("**/api/client_token", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), paymentForm: form } });
    });
  }
  return { emulator, unexpected };
}
