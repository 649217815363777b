/** In the checkout form, without a payment form. */
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "#app/styles.css";
import { CheckoutForm } from "#app/checkout/checkout-form.tsx";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { respondTo } from "../../../testing/respond.ts";
import { DuplicatePurchase } from "./duplicate-purchase.tsx";

const warning = page.getByRole("heading", { name: "You may have paid for this already" });
const orderLink = page.getByRole("link", { name: "See your order" });

async function renderWarning(orderPath?: string) {
  respondTo("GET /api/client_token", () => new Promise<Response>(() => {}));
  const callbacks = { onBuyAgain: vi.fn(), onCancel: vi.fn() };
  await render(
    <main>
      <h1>Secure Checkout</h1>
      <CheckoutForm
        amountCents={4_900}
        submitLabel={{ idle: "Place Order", busy: "Placing order…" }}
        isBusy={false}
        confirmPrompt={
          <DuplicatePurchase email="pat@example.com" orderPath={orderPath} {...callbacks} />
        }
        onDismissError={() => {}}
        onPay={() => {}}
      />
    </main>,
  );
  return callbacks;
}

test("[FAULT-32] disables the form until the buyer has decided about a duplicate purchase", async () => {
  const { onBuyAgain, onCancel } = await renderWarning("/order/first");
  await expect.element(warning).toHaveFocus();
  await expect.element(page.getByText("Nothing was charged just now.")).toBeVisible();
  await expect.element(orderLink).toHaveAttribute("href", "/order/first");
  expect(page.getByRole("button", { name: "Place Order" }).elements()).toEqual([]);
  await expect.element(page.getByLabelText("Email", { exact: true })).toBeDisabled();
  await userEvent.tab({ shift: true });
  expect(document.querySelector("form :focus")).toBeNull();
  await expectNoViolations();
  await page.getByRole("button", { name: "Buy another one" }).click();
  expect(onBuyAgain).toHaveBeenCalledOnce();
  await page.getByRole("button", { name: "Back to your details" }).click();
  expect(onCancel).toHaveBeenCalledOnce();
});

test("[FAULT-32] says that the order link is sent by email when this browser did not buy", async () => {
  await renderWarning();
  await expect
    .element(page.getByText("We are sending the link to your order to pat@example.com."))
    .toBeVisible();
  expect(orderLink.elements()).toEqual([]);
});
