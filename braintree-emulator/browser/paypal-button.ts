/**
 * PayPal's button, with a buyer who always approves: `paypal.Button` of checkout.js for the Drop-in,
 * and `paypal.Buttons` of its successor for `braintree-web/paypal-checkout`.
 */
interface Approval {
  billingToken?: string;
  orderID?: string;
  paymentID?: string;
  payerID: string;
}

interface ButtonOptions {
  payment(): Promise<string | undefined>;
  onAuthorize(approval: Approval): Promise<void>;
  onError(error: unknown): void;
}

interface ButtonsOptions {
  createBillingAgreement?(): Promise<string>;
  createOrder?(): Promise<string>;
  onApprove(approval: Approval): Promise<void>;
  onError?(error: unknown): void;
}

function showButton(container: string | Element, pay: () => Promise<void>) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "PayPal Checkout";
  button.addEventListener("click", pay);
  const element = typeof container === "string" ? document.querySelector(container) : container;
  element?.append(button);
}

const buildApproval = (token: string): Approval =>
  token.startsWith("BA-")
    ? { billingToken: token, payerID: "PAYER" }
    : { orderID: token, paymentID: token, payerID: "PAYER" };

async function render(options: ButtonOptions, selector: string) {
  showButton(selector, async () => {
    try {
      const token = await options.payment();
      if (token) await options.onAuthorize(buildApproval(token));
    } catch (error) {
      options.onError(error);
    }
  });
}

const Buttons = (options: ButtonsOptions) => ({
  async render(container: string | Element) {
    showButton(container, async () => {
      try {
        const token = await (options.createBillingAgreement ?? options.createOrder)?.();
        if (token) await options.onApprove(buildApproval(token));
      } catch (error) {
        options.onError?.(error);
      }
    });
  },
});

Object.assign(window, {
  paypal: { FUNDING: { PAYPAL: "paypal", CREDIT: "credit" }, Button: { render }, Buttons },
});
