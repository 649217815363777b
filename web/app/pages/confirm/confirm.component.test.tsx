import type { ClaimReview } from "@agency/contract/api/orders";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { claimReview, number, token } from "../../../../e2e/support/data/orders.ts";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { readTexts } from "../../../testing/read-texts.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import {
  failToRespond,
  respondTo,
  respondWithError,
  sentRequests,
} from "../../../testing/respond.ts";
import ConfirmPage from "./confirm.tsx";

const claimEndpoint = `GET /api/claims/${token}`;
const confirmEndpoint = `POST /api/claims/${token}/confirm`;

const title = page.getByRole("heading", { level: 1 });
const state = page.getByRole("main").getByRole("status");
const alert = page.getByRole("alert");
const confirmButton = page.getByRole("button", { name: "Confirm payment" });
const orderDetails = page.getByRole("region", { name: `Order ${number}` }).getByRole("definition");
const question = page.getByRole("region", { name: "Did the payment arrive?" });

const openPage = () => renderPage(ConfirmPage, "/confirm/:token", `/confirm/${token}`);

function openClaim(claim: ClaimReview) {
  respondTo(claimEndpoint, claim);
  return openPage();
}

test("shows when a claim is due and when it is overdue", async () => {
  vi.setSystemTime("2026-11-15T18:00:00Z");
  await openClaim(claimReview());
  await expect.element(page.getByText("Due", { exact: true })).toBeVisible();
  expect(readTexts(orderDetails)).toEqual([
    "Basic Single-Page",
    "ada@example.com",
    "Sunday, November 15 at 10:00 AM, Denver time",
    "Monday, November 16 at 2:45 PM, Denver time",
  ]);
  vi.setSystemTime("2026-11-17T18:00:00Z");
  await openClaim(claimReview());
  await expect.element(page.getByText("Was due", { exact: true })).toBeVisible();
});

test("confirms only when the button is pressed, not when the page opens", async () => {
  respondTo(confirmEndpoint, claimReview({ state: "paid" }));
  await openClaim(claimReview());
  await expect.element(confirmButton).toBeEnabled();
  (confirmButton.element() as HTMLButtonElement).focus();
  expect(sentRequests("POST")).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(state).toHaveTextContent("Delivered. We emailed the download to the buyer.");
  await expect.element(confirmButton).not.toBeInTheDocument();
  expect(readTexts(orderDetails)[0]).toBe("Basic Single-Page");
  expect(sentRequests("POST")).toHaveLength(1);
});

test("disables the button while the request is pending", async () => {
  const { promise: response, resolve: release } = Promise.withResolvers<Response>();
  respondTo(confirmEndpoint, () => response);
  await openClaim(claimReview());
  await confirmButton.click();
  await expect.element(page.getByRole("button", { name: "Confirming…" })).toBeDisabled();
  release(Response.json(claimReview({ state: "paid" })));
  await expect.element(state).toMatchTextContent(/^Delivered/);
});

test("names the request in the note of an installment, and promises a receipt", async () => {
  const claim = claimReview({
    item: "A shop for Holm Ceramics, deposit (R-0036)",
    totalCents: 162_000,
    note: "R-0036",
    hasDownload: false,
  });
  respondTo(confirmEndpoint, { ...claim, state: "paid" });
  await openClaim(claim);
  await expect
    .element(question)
    .toMatchTextContent(
      `$1,620 with ${number} in the note, or “R-0036”. We then email the receipt to the buyer`,
    );
  await confirmButton.click();
  await expect.element(state).toHaveTextContent("Confirmed. We emailed the receipt to the buyer.");
});

test.each([
  ["pending", "This payment is still being processed."],
  ["paid", "Already paid. The buyer has the email, and there is nothing left to do."],
  ["partially_refunded", "Already paid. The buyer has the email, and there is nothing left to do."],
  ["refunded", "This order was refunded. There is nothing to deliver."],
  ["canceled", "This order was canceled. There is nothing to deliver."],
] as const)("shows no button when the order is %s", async (name, text) => {
  await openClaim(claimReview({ state: name }));
  await expect.element(state).toHaveTextContent(text);
  expect(orderDetails.elements()).toHaveLength(3);
  expect(page.getByRole("main").getByRole("button").elements()).toEqual([]);
});

test("shows an error when the order was canceled in the meantime", async () => {
  const message = "This order was canceled. Nothing was sent.";
  respondTo(confirmEndpoint, respondWithError(409, "canceled", message));
  await openClaim(claimReview());
  await confirmButton.click();
  await expect.element(alert).toMatchTextContent(message);
  await expect.element(confirmButton).toHaveFocus();
});

test("allows another attempt after a connection error", async () => {
  respondTo(confirmEndpoint, failToRespond);
  await openClaim(claimReview());
  await confirmButton.click();
  await expect.element(alert).toMatchTextContent("We could not reach our service.");
  await expectNoViolations();
  respondTo(confirmEndpoint, claimReview({ state: "paid" }));
  await confirmButton.click();
  await expect.element(state).toMatchTextContent(/^Delivered/);
  await expect.element(alert).not.toBeInTheDocument();
  await expectNoViolations();
});

test("explains where to find a newer link when the link has expired", async () => {
  respondTo(claimEndpoint, respondWithError(410, "claim-expired", "This link has expired."));
  await openPage();
  await expect.element(title).toHaveTextContent("This link has expired");
  await expect.element(state).toHaveTextContent("The reminder about this order has a newer link.");
  await expect
    .element(page.getByText("If that link has expired too, open the order in the desk."))
    .toBeVisible();
  expect(confirmButton.elements()).toEqual([]);
  await expectNoViolations();
});

test("explains how to open the link when it is not valid", async () => {
  respondTo(claimEndpoint, respondWithError(404, "unknown-claim", "This link is not valid."));
  await openPage();
  await expect.element(title).toHaveTextContent("This link is not valid");
  await expect
    .element(state)
    .toHaveTextContent("Open the link from the email about the order again.");
  await expectNoViolations();
});

test("offers a retry when the service is unreachable", async () => {
  respondTo(claimEndpoint, respondWithError(503, "unavailable", "The service is not available."));
  await openPage();
  await expect.element(state).toHaveTextContent("We could not reach our service.");
  await expectNoViolations();
  respondTo(claimEndpoint, claimReview());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(confirmButton).toBeEnabled();
});

test.each(["claimed", "paid", "canceled"] as const)(
  "has no accessibility violations: %s",
  async (name) => {
    await openClaim(claimReview({ state: name }));
    await expect.element(state).not.toHaveTextContent("Looking up the order…");
    await expectNoViolations();
  },
);
