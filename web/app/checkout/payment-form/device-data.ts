import type { PaymentForm } from "./payment-form.ts";

/** How long a payment waits for data that is still being collected. */
const TIMEOUT_MS = 3_000;

/**
 * Adds device data, which lets the gateway detect fraud. A payment works without it. The collector is loaded once the
 * buyer starts to fill in the checkout form, or at the latest when the form is submitted.
 */
export function withDeviceData(
  form: PaymentForm,
  host: HTMLElement,
  clientToken: string,
): PaymentForm {
  const controller = new AbortController();
  let collector: ReturnType<typeof loadDataCollector> | undefined;
  const start = () => {
    collector ??= loadDataCollector(clientToken);
    return collector;
  };
  const checkoutForm = host.closest("form");
  if (checkoutForm?.matches(":focus-within")) start();
  else checkoutForm?.addEventListener("focusin", start, { signal: controller.signal });

  return {
    ...form,
    async requestPaymentMethod() {
      const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
      const collected = Promise.race([start(), timeout]);
      const { nonce } = await form.requestPaymentMethod();
      return { nonce, deviceData: (await collected)?.deviceData };
    },
    async teardown() {
      controller.abort();
      await Promise.all([form.teardown(), collector?.then((loaded) => loaded?.teardown())]);
    },
  };
}

/** Resolves with undefined if the script is blocked or fails. */
const loadDataCollector = (clientToken: string) =>
  import("./data-collector.ts")
    .then(({ createDataCollector }) => createDataCollector(clientToken))
    .catch(() => undefined);
