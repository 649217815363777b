import type { ClientToken } from "@agency/contract/api/checkout";
import { PaymentMethodError } from "./payment-method-error.ts";

/** All the checkout page knows of a payment form, so that either can take the other's place. */
export interface PaymentForm {
  /**
   * Rejects with a PaymentMethodError while there is nothing valid to pay with: no nonce, nothing to post. Invalid fields
   * then say so themselves; a choice of methods that was never made does not.
   */
  requestPaymentMethod(): Promise<{ nonce: string }>;
  /** A nonce pays once: without this, the next request after a failed payment returns the spent one. */
  clear(): void;
  /** Takes the form off the page at once; harmless when repeated. */
  teardown(): Promise<void>;
}

export type PaymentFormToken = Pick<ClientToken, "clientToken" | "form">;

type Create = (host: HTMLElement, clientToken: string) => Promise<PaymentForm>;

/** Each is a chunk of its own: a buyer fetches one. */
const forms: Record<ClientToken["form"], () => Promise<Create>> = {
  "drop-in": async () => (await import("./drop-in.ts")).createDropIn,
  "hosted-fields": async () =>
    (await import("./hosted-fields/hosted-fields.tsx")).createHostedFieldsForm,
};

// The wallet may take 30 seconds. The widget waits a minute for a dead card frame, and for ever for its configuration.
const DEADLINE_MS = 45_000;

/** Aborting the signal takes the form away, whether it is still loading or already shown. */
export async function mountPaymentForm(
  container: HTMLElement,
  { clientToken, form }: PaymentFormToken,
  signal?: AbortSignal,
): Promise<PaymentForm> {
  // A widget wants an empty element of its own; a mount that follows an aborted one finds none.
  const host = container.appendChild(document.createElement("div"));
  const created = forms[form]().then((create) => {
    signal?.throwIfAborted();
    return create(host, clientToken);
  });
  let gone: Promise<void> | undefined;
  const teardown = () => {
    host.remove();
    gone ??= created.then((form) => form.teardown()).catch(() => {});
    return gone;
  };
  signal?.addEventListener("abort", teardown, { once: true });
  try {
    const shown = await withTimeout(created, signal);
    // With its stylesheet blocked, the widget reports success and shows nothing.
    if (host.offsetHeight === 0) throw new Error("The payment form has no height");
    const requestPaymentMethod = () =>
      shown.requestPaymentMethod().catch((error) => {
        throw new PaymentMethodError(error);
      });
    return { ...shown, requestPaymentMethod, teardown };
  } catch (error) {
    teardown();
    throw error;
  }
}

function withTimeout<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  let deadline: ReturnType<typeof setTimeout>;
  return new Promise<T>((resolve, reject) => {
    deadline = setTimeout(reject, DEADLINE_MS, new Error("The payment form took too long"));
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  }).finally(() => clearTimeout(deadline));
}
