import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { readTexts } from "../../../testing/read-texts.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { failToRespond, respondTo, sentRequests } from "../../../testing/respond.ts";
import CheckoutVenmo from "../checkout-venmo/checkout-venmo.tsx";
import Checkout from "./checkout.tsx";

const tokenEndpoint = "GET /api/client_token";
const attemptKey = crypto.randomUUID();
const resultEndpoint = `GET /api/checkout/${attemptKey}`;

const summary = page.getByRole("region", { name: "Order summary" });
const placeOrder = page.getByRole("button", { name: "Place Order" });
const alert = page.getByRole("alert");
const priceNote = summary.getByRole("note");

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await page.viewport(1440, 900);
  respondTo(tokenEndpoint, () => new Promise<Response>(() => {}));
});

const openCheckout = (plan = "Basic Single-Page", amount = "49") =>
  renderPage(Checkout, "/checkout", `/checkout?plan=${encodeURIComponent(plan)}&amount=${amount}`);

/** Makes the payment form load. */
const scrollToPayment = () =>
  page.getByRole("region", { name: "Payment" }).element().scrollIntoView();

const findVisibleImage = () =>
  [...document.querySelectorAll<HTMLImageElement>("main img")].find((image) =>
    image.checkVisibility(),
  );

/** An IntersectionObserver reports once per frame. */
async function waitForFrames(count = 3) {
  for (let frames = 0; frames < count; frames++)
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
}

/** As after a reload during a payment. */
async function openWithAttempt(respond: Parameters<typeof respondTo>[1]) {
  const keys = { purchaseKey: crypto.randomUUID(), attemptKey };
  sessionStorage.setItem("payment Basic Single-Page 4900", JSON.stringify(keys));
  respondTo(resultEndpoint, respond);
  await openCheckout();
}

test("[PAY-1] shows plan, price, total and the next step in the order summary", async () => {
  await openCheckout("Logo Design", "80");
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Secure Checkout");
  expect(readTexts(summary.getByRole("term"))).toEqual(["Logo Design", "Total"]);
  expect(readTexts(summary.getByRole("definition"))).toEqual(["$80", "$80"]);
  await expect
    .element(summary)
    .toMatchTextContent("An email confirming project approval follows your payment.");
  await expect.element(placeOrder).toMatchTextContent("Place Order$80");
});

test("[PAY-5] shows the catalog price when the URL has another amount", async () => {
  await openCheckout("Basic Single-Page", "1");
  await expect
    .element(priceNote)
    .toHaveTextContent(
      "The link you followed showed a different amount. The current price of Basic Single-Page is $49.",
    );
  expect(readTexts(summary.getByRole("definition"))).toEqual(["$49", "$49"]);
});

test("[PAY-5] accepts three prepaid hours", async () => {
  await openCheckout("Website Maintenance", "150");
  await expect.element(summary).toMatchTextContent("3 h × $50");
  expect(readTexts(summary.getByRole("definition")).at(-1)).toBe("$150");
  expect(priceNote.elements()).toEqual([]);
});

test.each(["50", "125"])(
  "[PAY-5] charges two prepaid hours when the amount is $%s",
  async (amount) => {
    await openCheckout("Website Maintenance", amount);
    await expect.element(priceNote).toBeVisible();
    expect(readTexts(summary.getByRole("definition")).at(-1)).toBe("$100");
  },
);

test.each(["garage", "sunset", "%3Cb%3E"])(
  "ignores the look %s, which the plan does not have",
  async (look) => {
    await openCheckout("Basic Single-Page", `49&look=${look}`);
    await expect.element(summary).toBeVisible();
    expect(page.getByText("Your look").elements()).toEqual([]);
  },
);

test.each([
  {
    plan: "CMS Site Build",
    amount: "2000",
    title: "CMS Site Build starts with a conversation",
    reason: "Its price depends on the work (from $2000)",
    links: { "Get a Quote": "/#contact", "See packages": "/packages" },
  },
  {
    plan: "Growth",
    amount: "3000",
    title: "Growth starts with a conversation",
    reason: "a 50% deposit is due once we’ve agreed",
    links: { "Get a Quote": "/?package=Growth#contact", "See packages": "/packages" },
  },
  {
    plan: "Garden work",
    amount: "49.50",
    title: "You can’t pay for “Garden work” on this page",
    reason: "you can’t pay for it by card",
    links: {
      "Get a Quote": "/#contact",
      "Pay with Venmo": "/checkoutvenmo?plan=Garden%20work&amount=49.50",
    },
  },
])(
  "[PAY-9] explains instead of showing a form when $plan cannot be bought online",
  async ({ plan, amount, title, reason, links }) => {
    await openCheckout(plan, amount);
    const notice = page.getByRole("region", { name: title });
    await expect.element(notice).toMatchTextContent(reason);
    for (const [name, href] of Object.entries(links)) {
      await expect.element(notice.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    expect(page.getByRole("textbox").elements()).toEqual([]);
    expect(placeOrder.elements()).toEqual([]);
    await expectNoViolations();
  },
);

test("[PAY-1] shows that no plan is selected when the URL has none", async () => {
  await renderPage(Checkout, "/checkout", "/checkout");
  await expect.element(page.getByRole("heading", { name: "Nothing selected yet" })).toBeVisible();
  expect(placeOrder.elements()).toEqual([]);
  await expect
    .element(page.getByRole("link", { name: "Browse templates" }))
    .toHaveAttribute("href", "/templates");
  await expectNoViolations();
});

test.each([
  ["Small Business Site", "99", /small-business-front/],
  ["Logo Design", "80", /tier-logo-design/],
])("shows an image of %s on both checkout pages", async (plan, amount, image) => {
  for (const [path, Page] of [
    ["/checkout", Checkout],
    ["/checkoutvenmo", CheckoutVenmo],
  ] as const) {
    await renderPage(Page, path, `${path}?plan=${encodeURIComponent(plan)}&amount=${amount}`);
    await expect.poll(() => findVisibleImage()?.getAttribute("src")).toMatch(image);
    await cleanup();
  }
});

test.each([
  ["types", () => page.getByLabelText("Full name").fill("Pat")],
  ["scrolls down", () => placeOrder.element().scrollIntoView()],
])(
  "loads the payment form's token on a phone only after the buyer %s",
  async (_, act: () => unknown) => {
    await page.viewport(390, 844);
    await openCheckout();
    await expect.element(summary.getByRole("definition").first()).toHaveTextContent("$49");
    await waitForFrames();
    expect(sentRequests("GET")).toEqual([]);
    await act();
    await expect.poll(() => sentRequests("GET")).toMatchObject([{ path: "/api/client_token" }]);
  },
);

test("[PAY-4] disables Place Order while the token loads, for up to 15 seconds", async () => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(controller.signal);
  respondTo(tokenEndpoint, ({ signal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(signal.reason));
    return promise;
  });
  await openCheckout();
  scrollToPayment();
  await expect
    .element(page.getByRole("status").first())
    .toHaveTextContent("Loading the payment form…");
  await expect.element(placeOrder).toBeDisabled();
  await expectNoViolations();
  await expect.poll(() => timeout.mock.calls).toEqual([[15_000]]);
  timeout.mockRestore();
  controller.abort();
  await expect.element(alert).toMatchTextContent("Unable to initialize payment gateway.");
  await expect.element(placeOrder).toBeDisabled();
});

test.each([
  ["server error", () => Response.json({}, { status: 500 })],
  ["unreachable", failToRespond],
])("[PAY-3] shows a gateway error when the token request fails: %s", async (_, respond) => {
  respondTo(tokenEndpoint, respond);
  await openCheckout();
  scrollToPayment();
  await expect.element(alert).toMatchTextContent("Unable to initialize payment gateway.");
  await expect.element(placeOrder).toBeDisabled();
  await expectNoViolations();
});

test("[PAY-6] shows why an earlier attempt was declined", async () => {
  await openWithAttempt({ success: false, error: "Your bank declined the payment." });
  await expect.element(alert).toMatchTextContent("Payment failed: Your bank declined the payment.");
  await expectNoViolations();
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test("[PAY-6] waits for the result of an earlier attempt, and shows it", async () => {
  const { promise: result, resolve: release } = Promise.withResolvers<Response>();
  await openWithAttempt({ success: false, processing: true, orderPath: "/order/first" });
  const processing = page.getByRole("heading", { name: "Your payment is being processed" });
  await expect.element(processing).toHaveFocus();
  await expect.element(page.getByRole("status")).toMatchTextContent("Please don’t pay again");
  await expect
    .element(page.getByRole("link", { name: "Your order page" }))
    .toHaveAttribute("href", "/order/first");
  respondTo(resultEndpoint, () => result);
  await expectNoViolations();
  release(Response.json({ success: true, id: "tx1" }));
  await expect.element(alert).toMatchTextContent("Payment successful! Transaction ID: tx1");
  await expect
    .element(page.getByRole("heading", { name: "Thank you. Basic Single-Page is yours." }))
    .toHaveFocus();
  await expectNoViolations();
});
