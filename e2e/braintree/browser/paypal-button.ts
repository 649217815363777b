/** The part of PayPal's checkout.js the widget uses, with a buyer who agrees to everything. */
interface ButtonOptions {
  payment(): Promise<string | undefined>;
  onAuthorize(data: { billingToken: string; payerID: string }): Promise<void>;
  onError(error: unknown): void;
}

async function render(options: ButtonOptions, selector: string) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "PayPal Checkout";
  button.addEventListener("click", async () => {
    try {
      const billingToken = await options.payment();
      if (billingToken) await options.onAuthorize({ billingToken, payerID: "PAYER" });
    } catch (error) {
      options.onError(error);
    }
  });
  document.querySelector(selector)?.append(button);
}

Object.assign(window, {
  paypal: { FUNDING: { PAYPAL: "paypal", CREDIT: "credit" }, Button: { render } },
});
