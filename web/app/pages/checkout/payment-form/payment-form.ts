/** All the checkout page knows of the payment widget, so that another widget can take its place. */
export interface PaymentForm {
  /**
   * Rejects while there is nothing valid to pay with: no nonce, nothing to post. Invalid fields then
   * say so themselves; a choice of methods that was never made does not.
   */
  requestPaymentMethod(): Promise<{ nonce: string }>;
  /** A nonce pays once: without this, the next request after a failed payment returns the spent one. */
  clear(): void;
  /** Takes the form off the page at once; harmless when repeated. */
  teardown(): Promise<void>;
}

// The widget itself waits a minute for a dead card frame, and for ever for its configuration.
const DEADLINE_MS = 15_000;

/** Aborting the signal takes the form away, whether it is still loading or already shown. */
export async function mountPaymentForm(
  container: HTMLElement,
  clientToken: string,
  signal?: AbortSignal,
): Promise<PaymentForm> {
  // A widget wants an empty element of its own; a mount that follows an aborted one finds none.
  const host = container.appendChild(document.createElement("div"));
  const created = import("./drop-in.ts").then(({ createDropIn }) => {
    signal?.throwIfAborted();
    return createDropIn(host, clientToken);
  });
  let gone: Promise<void> | undefined;
  const teardown = () => {
    host.remove();
    gone ??= created.then((form) => form.teardown()).catch(() => {});
    return gone;
  };
  signal?.addEventListener("abort", teardown, { once: true });
  try {
    const form = await inTime(created, signal);
    // With its stylesheet blocked, the widget reports success and shows nothing.
    if (host.offsetHeight === 0) throw new Error("The payment form has no height");
    return { ...form, teardown };
  } catch (error) {
    teardown();
    throw error;
  }
}

function inTime<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  let deadline: ReturnType<typeof setTimeout>;
  return new Promise<T>((resolve, reject) => {
    deadline = setTimeout(reject, DEADLINE_MS, new Error("The payment form took too long"));
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  }).finally(() => clearTimeout(deadline));
}
