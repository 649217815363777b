import { create as createClient } from "braintree-web/client";
import { create } from "braintree-web/data-collector";

/** Loads Braintree's data collector, which sends data about the device to PayPal for fraud detection. */
export async function createDataCollector(clientToken: string) {
  return create({ client: await createClient({ authorization: clientToken }) });
}
