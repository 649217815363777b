import { useEffect, useRef, useState } from "react";
import { mountPaymentForm, type PaymentForm, type PaymentFormToken } from "./payment-form.ts";
import { whenVisible } from "./when-visible.ts";

type State =
  | { status: "loading" | "error"; form?: undefined }
  | { status: "ready"; form: PaymentForm };

/** Put `containerRef` on a div without children; the form mounts into it once there is a token. */
export function usePaymentForm(token: PaymentFormToken | undefined) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ status: "loading" });

  useEffect(() => {
    const container = containerRef.current;
    if (!container || !token) return;
    const unmount = new AbortController();
    const settle = (next: State) => unmount.signal.aborted || setState(next);
    whenVisible(container, unmount.signal)
      .then(() => mountPaymentForm(container, token, unmount.signal))
      .then(
        (form) => settle({ status: "ready", form }),
        () => settle({ status: "error" }),
      );
    return () => {
      unmount.abort();
      setState({ status: "loading" });
    };
  }, [token]);

  return { containerRef, ...state };
}
