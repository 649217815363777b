import { clientTokenResponse } from "@agency/contract/api/checkout";
import { StrictMode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { PaymentFormConfig } from "../../../../web/app/checkout/payment-form/mount-payment-form.ts";
import { usePaymentForm } from "../../../../web/app/checkout/payment-form/use-payment-form.ts";

function Checkout() {
  const [config, setConfig] = useState<PaymentFormConfig>();
  const [result, setResult] = useState("");
  const containerRef = useRef<HTMLDivElement>(null);
  const { status, form } = usePaymentForm(containerRef, config);

  useEffect(() => {
    fetch("/api/client_token")
      .then((response) => response.json())
      .then((body) => setConfig(clientTokenResponse.parse(body)));
  }, []);

  const show = (work: Promise<string>) => work.then(setResult, () => setResult("rejected"));
  return (
    <>
      <div ref={containerRef} />
      <p data-testid="status">{status}</p>
      <p data-testid="result">{result}</p>
      {form && (
        <>
          <button
            type="button"
            onClick={() => show(form.requestPaymentMethod().then((m) => m.nonce))}
          >
            Pay
          </button>
          <button type="button" onClick={() => form.clearPaymentMethod()}>
            Clear
          </button>
          <button
            type="button"
            onClick={() =>
              show(
                form
                  .teardown()
                  .then(form.teardown)
                  .then(() => "torn down twice"),
              )
            }
          >
            Tear down twice
          </button>
        </>
      )}
    </>
  );
}

function Harness() {
  const [shown, setShown] = useState(true);
  return (
    <>
      {shown && <Checkout />}
      <button type="button" onClick={() => setShown(!shown)}>
        {shown ? "Leave" : "Return"}
      </button>
    </>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("No root element");
createRoot(root).render(
  <StrictMode>
    <Harness />
  </StrictMode>,
);
