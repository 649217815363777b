import { type RefObject, useEffect, useState } from "react";
import { mountPaymentForm, type PaymentFormConfig } from "./mount-payment-form.ts";
import type { PaymentForm } from "./payment-form.ts";

type PaymentFormState =
  | { status: "loading" | "error"; form?: undefined }
  | { status: "ready"; form: PaymentForm };

/** Mounts the payment form into the container, an empty div, once there is a config. */
export function usePaymentForm(
  containerRef: RefObject<HTMLDivElement | null>,
  config: PaymentFormConfig | undefined,
) {
  const [state, setState] = useState<PaymentFormState>({ status: "loading" });

  useEffect(() => {
    const container = containerRef.current;
    if (!container || !config) return;
    const controller = new AbortController();
    const update = (next: PaymentFormState) => controller.signal.aborted || setState(next);
    mountPaymentForm(container, config, controller.signal).then(
      (form) => update({ status: "ready", form }),
      () => update({ status: "error" }),
    );
    return () => {
      controller.abort();
      setState({ status: "loading" });
    };
  }, [containerRef, config]);

  return state;
}
