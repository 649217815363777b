/** The widget's parts without the widget: what would take the Drop-in's place. */
import { client, hostedFields, type PayPalCheckout, paypalCheckout, venmo } from "braintree-web";

type Payment = Parameters<PayPalCheckout["createPayment"]>[0];
type Approval = Parameters<PayPalCheckout["tokenizePayment"]>[0];

declare global {
  interface Window {
    paypal: {
      Buttons(options: {
        createBillingAgreement?(): Promise<string>;
        createOrder?(): Promise<string>;
        onApprove(approval: Approval): void;
      }): { render(selector: string): Promise<void> };
    };
  }
}

const flow = new URLSearchParams(location.search).get("flow") ?? "vault";

function show(name: "status" | "result", text: string) {
  const element = document.querySelector(`[data-testid=${name}]`);
  if (element) element.textContent = text;
}

const tell = (work: Promise<{ nonce: string }>) =>
  work.then(
    ({ nonce }) => show("result", nonce),
    (error) => show("result", error.code),
  );

const onClick = (id: string, pay: () => void) =>
  document.getElementById(id)?.addEventListener("click", pay);

async function start() {
  const { clientToken } = await (await fetch("/api/client_token")).json();
  const gateway = await client.create({ authorization: clientToken });

  const fields = await hostedFields.create({
    client: gateway,
    fields: {
      cardholderName: { container: "#cardholder-name" },
      number: { container: "#number" },
      expirationMonth: { container: "#expiration-month" },
      expirationYear: { container: "#expiration-year" },
      cvv: { container: "#cvv" },
    },
  });
  onClick("card", () => tell(fields.tokenize()));

  const payPal = await paypalCheckout.create({ client: gateway });
  await payPal.loadPayPalSDK({ vault: flow === "vault" });
  const create = () => payPal.createPayment({ flow, amount: "49.00", currency: "USD" } as Payment);
  await window.paypal
    .Buttons({
      ...(flow === "vault" ? { createBillingAgreement: create } : { createOrder: create }),
      onApprove: (approval) => tell(payPal.tokenizePayment(approval)),
    })
    .render("#paypal");

  const account = await venmo.create({
    client: gateway,
    allowDesktop: true,
    paymentMethodUsage: "multi_use",
  });
  onClick("venmo", () => tell(account.tokenize()));
  show("status", "ready");
  if (account.hasTokenizationResult()) tell(account.tokenize());
}

start().catch((error) => show("status", String(error)));
