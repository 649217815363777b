import type { ClientToken } from "@agency/contract/api/checkout";
import { withDeviceData } from "./device-data.ts";
import type { PaymentForm } from "./payment-form.ts";
import { PaymentMethodError } from "./payment-method-error.ts";

export type PaymentFormConfig = Pick<ClientToken, "clientToken" | "paymentForm">;

type CreatePaymentForm = (host: HTMLElement, clientToken: string) => Promise<PaymentForm>;

/** Imported dynamically, so that a buyer downloads only one of them. "hosted-fields" is our own form, including PayPal and Venmo. */
const loaders: Record<ClientToken["paymentForm"], () => Promise<CreatePaymentForm>> = {
  "drop-in": async () => (await import("./drop-in.ts")).createDropIn,
  "hosted-fields": async () => (await import("./custom-form/custom-form.tsx")).createCustomForm,
};

/** Longer than the 30 s PayPal timeout in drop-in.ts and paypal.ts. Without this, the Drop-in waits a minute for a card iframe and forever for its configuration. */
const TIMEOUT_MS = 45_000;

/** Aborting the signal removes the form, whether it is still loading or already shown. */
export async function mountPaymentForm(
  container: HTMLElement,
  { clientToken, paymentForm: paymentFormName }: PaymentFormConfig,
  signal?: AbortSignal,
): Promise<PaymentForm> {
  // The Drop-in needs an empty element, so each mount gets a new one.
  const host = container.appendChild(document.createElement("div"));
  const creation = loaders[paymentFormName]().then(async (create) => {
    signal?.throwIfAborted();
    return withDeviceData(await create(host, clientToken), host, clientToken);
  });
  let removal: Promise<void> | undefined;
  const teardown = () => {
    host.remove();
    removal ??= creation.then((form) => form.teardown()).catch(() => {});
    return removal;
  };
  signal?.addEventListener("abort", teardown, { once: true });
  try {
    const created = await withTimeout(creation, signal);
    // When its stylesheet is blocked, the Drop-in reports success but shows nothing.
    if (host.offsetHeight === 0) throw new Error("The payment form has no height");
    const requestPaymentMethod = () =>
      created.requestPaymentMethod().catch((error) => {
        throw new PaymentMethodError(error);
      });
    // Without this check, the Drop-in tries to show its first view after its removal.
    const clearPaymentMethod = () => {
      if (!removal) created.clearPaymentMethod();
    };
    return { requestPaymentMethod, clearPaymentMethod, teardown };
  } catch (error) {
    teardown();
    throw error;
  }
}

function withTimeout<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  let timeout: ReturnType<typeof setTimeout>;
  return new Promise<T>((resolve, reject) => {
    timeout = setTimeout(reject, TIMEOUT_MS, new Error("The payment form took too long"));
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  }).finally(() => clearTimeout(timeout));
}
