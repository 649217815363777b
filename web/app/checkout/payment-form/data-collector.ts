import { create as createClient } from "braintree-web/client";
import { create } from "braintree-web/data-collector";

/** Loads PayPal's fraud detection, which collects data about the device and sends it to PayPal. */
export async function createDataCollector(clientToken: string) {
  return create({ client: await createClient({ authorization: clientToken }) });
}
