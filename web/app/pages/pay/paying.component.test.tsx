/** The payment on the page, without the payment form of the provider, which the browser tests fill in. */
import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { accepted, getState, token } from "../../../../e2e/support/data/payment-requests.ts";
import { readQrCode } from "../../../testing/read-qr-code.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { respondTo, sentRequests } from "../../../testing/respond.ts";
import PayPage from "./pay.tsx";

const requestEndpoint = `GET /api/pay/${token}`;
const attemptKey = crypto.randomUUID();
const resultEndpoint = `GET /api/checkout/${attemptKey}`;
const processing = { success: false, processing: true, orderPath: "/order/first" };

const heading = (name: string) => page.getByRole("heading", { name });
const waiting = heading("Your payment is being processed");
const state = page.getByRole("main").getByRole("status").first();
const pay = page.getByRole("button", { name: /^Pay \$/ });
const emailField = page.getByLabelText("Email", { exact: true });

const [deposit, balance] = getState("balance").installments;
if (!deposit || !balance) throw new Error("Expected two installments");

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
  respondTo(`POST /api/pay/${token}/view`, () => new Response(null, { status: 204 }));
  respondTo("GET /api/client_token", () => new Promise<Response>(() => {}));
});

const openPage = () => renderPage(PayPage, "/pay/:token", `/pay/${token}`);

async function openRequest(request: PaymentPageResponse) {
  respondTo(requestEndpoint, request);
  await openPage();
}

/** As after a reload during the payment of an installment. */
async function openDuringPayment(request: PaymentPageResponse, installment: number) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const saved = JSON.stringify({ key: attemptKey });
  sessionStorage.setItem(`attempt to pay installment ${installment}`, saved);
  respondTo(resultEndpoint, processing);
  await openRequest(request);
  await expect.element(waiting).toHaveFocus();
}

async function waitForResult(result: object | (() => Response)) {
  respondTo(resultEndpoint, result);
  await vi.advanceTimersByTimeAsync(2_000);
}

test("polls the result of a pending payment after a reload, and shows it", async () => {
  await openDuringPayment(accepted(), deposit.id);
  expect(pay.elements()).toEqual([]);
  await waitForResult({ success: true, id: "tx1", orderPath: "/order/first" });
  await expect.element(page.getByRole("alert")).toMatchTextContent("Transaction ID: tx1");
  await expect
    .element(page.getByRole("link", { name: "View receipt" }))
    .toHaveAttribute("href", "/order/first");
});

test("[FAULT-50] shows the payment of another device when the service does not know this one", async () => {
  await openDuringPayment(accepted(), deposit.id);
  respondTo(requestEndpoint, getState("processing"));
  await waitForResult(() => Response.json({ code: "unknown", error: "Unknown." }, { status: 404 }));
  await expect.element(state).toHaveTextContent("Your payment is processing.");
  await expect.element(waiting).toBeVisible();
  respondTo(requestEndpoint, getState("upcoming"));
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(heading("Your deposit of $1,620 is paid")).toBeVisible();
});

test("confirms the deposit when the balance is due too, and then offers to pay the balance", async () => {
  const bothDue = accepted({}, { installments: [{ ...deposit, state: "open" }, balance] });
  await openDuringPayment(bothDue, deposit.id);
  respondTo(requestEndpoint, getState("balance"));
  await waitForResult({ success: true, id: "tx1" });
  await expect.element(page.getByText("Payment successful! Transaction ID: tx1")).toBeVisible();
  await expect.element(heading("Pay the balance")).toHaveFocus();
  await expect.element(pay).toMatchTextContent("$1,620");
});

test("confirms the balance when a part of the deposit was refunded", async () => {
  const installments = [
    { ...deposit, refundedCents: 50_000 },
    { ...balance, cents: 150_000 },
  ];
  await openDuringPayment(accepted({}, { installments }), balance.id);
  await waitForResult({ success: true, id: "tx2" });
  await expect.element(heading("Your balance of $1,500 is paid")).toHaveFocus();
  await expect.element(page.getByText("Your receipt is in your inbox")).toBeVisible();
});

test("shows the new amount when it changes while the page is open", async () => {
  await openRequest(getState("balance"));
  await expect.element(pay).toMatchTextContent("$1,620");
  const installments = [deposit, { ...balance, cents: 150_000 }];
  respondTo(requestEndpoint, accepted({}, { installments }));
  dispatchEvent(new Event("focus"));
  await expect.element(pay).toMatchTextContent("$1,500");
});

test("loads the payment form on a phone only when it scrolls into view", async () => {
  await page.viewport(390, 664);
  await openRequest(accepted());
  await expect.element(heading("Pay the deposit")).toBeVisible();
  const tokenRequests = () =>
    sentRequests("GET").filter(({ path }) => path === "/api/client_token");
  for (let frames = 0; frames < 3; frames++)
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
  expect(tokenRequests()).toEqual([]);
  page.getByRole("region", { name: "Payment", exact: true }).element().scrollIntoView();
  await expect.poll(tokenRequests).toHaveLength(1);
});

test("keeps a changed email when the page is reloaded", async () => {
  await openRequest(accepted());
  await expect.element(emailField).toHaveValue("greta@cedarloft.example");
  await emailField.fill("billing@example.com");
  await cleanup();
  await openPage();
  await expect.element(emailField).toHaveValue("billing@example.com");
});

test("shows a Venmo code for the whole amount, also after a reload, and still accepts a card", async () => {
  const open = getState("net15");
  const [full] = open.installments;
  if (!full) throw new Error("Expected an installment");
  const order = { orderPath: "/order/first", orderNumber: "K7Q4-2D9M" };
  const claimed = { ...open, installments: [{ ...full, ...order, state: "claimed" as const }] };
  await openRequest(open);
  respondTo(`POST /api/pay/${token}/claims`, () => {
    respondTo(requestEndpoint, claimed);
    return Response.json({ number: order.orderNumber, orderPath: order.orderPath });
  });
  await page.getByRole("button", { name: "Pay with a Venmo code" }).click();
  await expect.element(heading("Payment by Venmo")).toHaveFocus();
  await expect.element(state).toHaveTextContent("We’re confirming your Venmo payment.");
  const [claim] = sentRequests("POST").filter(({ path }) => path.endsWith("/claims"));
  expect(claim?.body).toEqual({ installment: full.id, cents: 40_388 });
  const note = `${open.number} · Order ${order.orderNumber}`;
  await expect.element(page.getByText(note)).toBeVisible();
  const code = page.getByRole("img", { name: "Venmo QR code for $403.88" });
  const link = new URL(await readQrCode(code));
  expect(link.searchParams.get("amount")).toBe("403.88");
  expect(link.searchParams.get("note")).toBe(note);
  await expect
    .element(page.getByRole("link", { name: "Pay on Venmo" }))
    .toHaveAttribute("href", link.href);

  await cleanup();
  await openPage();
  await page.getByText("Haven’t sent it yet?").click();
  await expect.element(code).toBeVisible();
  await page.getByRole("button", { name: "Pay by card instead" }).click();
  await expect.element(heading("Pay this request")).toHaveFocus();
});
