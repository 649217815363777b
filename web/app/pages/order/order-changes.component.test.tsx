import { agency } from "@agency/contract/agency";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { failedOrder } from "../../../../e2e/support/data/order-states.ts";
import {
  address,
  claimedOrder,
  number,
  paidOrder,
  token,
} from "../../../../e2e/support/data/orders.ts";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import {
  failToRespond,
  respondTo,
  respondWithError,
  sentRequests,
} from "../../../testing/respond.ts";
import OrderPage from "./order.tsx";

const orderEndpoint = `GET /api/orders/${token}`;
const renewEndpoint = `POST /api/orders/${token}/renew-link`;
const checking = "We are checking your Venmo payment.";
const unreachable = "We could not reach our service.";

const title = page.getByRole("heading", { level: 1 });
const state = page.getByRole("main").getByRole("status").first();
const alert = page.getByRole("alert");
const download = page.getByRole("link", { name: "Download the ZIP" });
const summary = page.getByRole("region", { name: `Order ${number}` });
const newLinkButton = page.getByRole("button", { name: "Send a new link" });
const tryAgain = page.getByRole("button", { name: "Try again" });

const openPage = () => renderPage(OrderPage, "/order/:token", `/order/${token}`);

function open(respond: Parameters<typeof respondTo>[1]) {
  respondTo(orderEndpoint, respond);
  return openPage();
}

const rateLimited = respondWithError(
  429,
  "rate-limited",
  "Too many requests. Please wait a few minutes.",
);
const linkSent = () => Response.json({ sentTo: address }, { status: 202 });

const linkToFindOrder = () => page.getByRole("main").getByRole("link", { name: "Find my order" });

function useFakeIntervals() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
}

beforeEach(() => page.viewport(1440, 900));

test("shows the download within 30 seconds after a claim is confirmed, and then stops polling", async () => {
  useFakeIntervals();
  await open(claimedOrder());
  await expect.element(state).toHaveTextContent(checking);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(() => sentRequests("GET")).toHaveLength(2);
  expect(download.elements()).toEqual([]);
  respondTo(orderEndpoint, paidOrder());
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(download).toBeVisible();
  await expect.element(state).toHaveTextContent("Paid. Your download is ready.");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sentRequests("GET")).toHaveLength(3);
});

test("reloads a claimed order when its tab becomes visible", async () => {
  await open(claimedOrder());
  await expect.element(state).toHaveTextContent(checking);
  respondTo(orderEndpoint, paidOrder());
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(download).toBeVisible();
});

test("keeps showing a claimed order when the service is unreachable", async () => {
  useFakeIntervals();
  await open(claimedOrder());
  await expect.element(summary).toBeVisible();
  respondTo(orderEndpoint, failToRespond);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(() => sentRequests("GET")).toHaveLength(2);
  await expect.element(state).toHaveTextContent(checking);
  await expect.element(summary).toBeVisible();
});

test("links a failed payment to the checkout and does not poll it", async () => {
  useFakeIntervals();
  await open(failedOrder);
  await expect
    .element(page.getByRole("link", { name: "Back to checkout" }))
    .toHaveAttribute("href", "/checkout?plan=Basic%20Single-Page&amount=49");
  await expect.element(summary).not.toMatchTextContent("not confirmed yet");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sentRequests("GET")).toHaveLength(1);
});

test("sends a new link to the order's email when all downloads are used", async () => {
  const { promise: order, resolve: release } = Promise.withResolvers<Response>();
  respondTo(renewEndpoint, linkSent);
  await open(() => order);
  await expect.element(state).toHaveTextContent("Looking up your order…");
  await expectNoViolations();
  release(Response.json(paidOrder({}, { used: 10 })));
  await expect.element(state).toHaveTextContent("Paid. All downloads of this link are used.");
  await expect.element(page.getByText("10 of 10")).toBeVisible();
  expect(page.getByRole("link", { name: /download/i }).elements()).toEqual([]);
  await expectNoViolations();
  (newLinkButton.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .element(page.getByRole("status").filter({ hasText: `Sent to ${address}` }))
    .toHaveFocus();
  expect(newLinkButton.elements()).toEqual([]);
  expect(sentRequests("POST")).toHaveLength(1);
  await expectNoViolations();
});

test("renews an expired link, also on the second attempt", async () => {
  const message = "This link expired after 12 months. You can request a new one.";
  respondTo(renewEndpoint, rateLimited);
  await open(respondWithError(410, "link-expired", message));
  await expect.element(title).toHaveTextContent("This link has expired");
  await expect.element(state).toMatchTextContent("expired after 12 months");
  await expectNoViolations();
  await newLinkButton.click();
  await expect.element(alert).toMatchTextContent("Too many requests. Please wait a few minutes.");
  await expectNoViolations();
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(alert).not.toBeInTheDocument();
  respondTo(renewEndpoint, linkSent);
  await newLinkButton.click();
  await expect.element(page.getByText(`Sent to ${address}`, { exact: true })).toBeVisible();
});

test("links to Find my order when a link was replaced, and does not renew it", async () => {
  const message = "This link was replaced by a newer one.";
  await open(respondWithError(410, "link-replaced", message));
  await expect.element(title).toHaveTextContent("This link was replaced");
  await expect.element(state).toHaveTextContent(message);
  expect(newLinkButton.elements()).toEqual([]);
  await expect.element(linkToFindOrder()).toHaveAttribute("href", "/find-order");
  await expectNoViolations();
});

test("links to Find my order when the link is unknown", async () => {
  await open(respondWithError(404, "unknown-order", "This order link is not valid."));
  await expect.element(title).toHaveTextContent("This link is not valid");
  await expect.element(state).toHaveTextContent("Open the link from your email again.");
  await expect.element(linkToFindOrder()).toHaveAttribute("href", "/find-order");
  await expectNoViolations();
});

test("says that access has ended when it was revoked", async () => {
  await open(respondWithError(410, "access-revoked", "This order was refunded."));
  await expect.element(title).toHaveTextContent("Access has ended");
  await expect.element(state).toHaveTextContent("This order was refunded.");
  expect(newLinkButton.elements()).toEqual([]);
  await expectNoViolations();
});

test.each([
  ["status 503", respondWithError(503, "unavailable", "The service is not available.")],
  ["a 503 without a code", () => Response.json({ error: "later" }, { status: 503 })],
  ["a connection error", failToRespond],
  ["no JSON", () => new Response("<h1>Bad Gateway</h1>", { status: 502 })],
  ["a request limit", respondWithError(429, "too-many-requests", "Too many requests.")],
])("offers a retry after %s", async (_, fault) => {
  await open(fault);
  await expect.element(state).toHaveTextContent(unreachable);
  await expect.element(page.getByText(agency.email)).toBeVisible();
  await expectNoViolations();
  await tryAgain.click();
  await expect.poll(() => sentRequests("GET")).toHaveLength(2);
  await expect.element(tryAgain).toBeEnabled();
  await expect.element(state).toHaveTextContent(unreachable);
  respondTo(orderEndpoint, paidOrder());
  await tryAgain.click();
  await expect.element(download).toBeVisible();
});
