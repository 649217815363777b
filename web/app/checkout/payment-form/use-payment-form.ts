import { useEffect, useRef, useState } from "react";
import { mountPaymentForm, type PaymentFormConfig } from "./mount-payment-form.ts";
import type { PaymentForm } from "./payment-form.ts";
import { waitUntilVisibleOrFocused } from "./wait-until-visible-or-focused.ts";

type PaymentFormState =
  | { status: "loading" | "error"; form?: undefined }
  | { status: "ready"; form: PaymentForm };

/** Attach `containerRef` to an empty div; the form is mounted into it once there is a config. */
export function usePaymentForm(config: PaymentFormConfig | undefined) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PaymentFormState>({ status: "loading" });

  useEffect(() => {
    const container = containerRef.current;
    if (!container || !config) return;
    const controller = new AbortController();
    const update = (next: PaymentFormState) => controller.signal.aborted || setState(next);
    waitUntilVisibleOrFocused(container, controller.signal)
      .then(() => mountPaymentForm(container, config, controller.signal))
      .then(
        (form) => update({ status: "ready", form }),
        () => update({ status: "error" }),
      );
    return () => {
      controller.abort();
      setState({ status: "loading" });
    };
  }, [config]);

  return { containerRef, ...state };
}
