import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  accepted,
  getState,
  proposal,
  token,
} from "../../../../e2e/support/data/payment-requests.ts";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { respondTo, respondWithError, sentRequests } from "../../../testing/respond.ts";
import PayPage from "./pay.tsx";

const requestEndpoint = `GET /api/pay/${token}`;
const acceptEndpoint = `POST /api/pay/${token}/accept`;

const state = page.getByRole("main").getByRole("status").first();
const accept = page.getByRole("button", { name: "Accept proposal" });
const fullName = page.getByLabelText("Your full name");
const agreed = page.getByRole("checkbox");
const changed = page.getByText("This changed while you had it open.");

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
  respondTo(`POST /api/pay/${token}/view`, () => new Response(null, { status: 204 }));
  respondTo("GET /api/client_token", () => new Promise<Response>(() => {}));
});

async function openRequest(request: PaymentPageResponse) {
  respondTo(requestEndpoint, request);
  await renderPage(PayPage, "/pay/:token", `/pay/${token}`);
  await expect.element(accept).toBeVisible();
}

const sentAcceptances = () =>
  sentRequests("POST")
    .filter(({ path }) => path.endsWith("/accept"))
    .map(({ body }) => body);

test("accepts a proposal by keyboard", async () => {
  respondTo(acceptEndpoint, accepted());
  await openRequest(proposal());
  (page.getByRole("button", { name: "Print" }).element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(fullName).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Enter your full name.")).toBeVisible();
  await expectNoViolations();
  await userEvent.keyboard("Greta Olsen");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(agreed).toBeChecked();
  await expectNoViolations();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "terms", exact: true })).toHaveFocus();
  await userEvent.tab();
  await expect.element(accept).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Pay the deposit" })).toHaveFocus();
  expect(sentAcceptances()).toEqual([{ version: 1, name: "Greta Olsen", isAgreed: true }]);
  await expect.element(page.getByRole("heading", { name: "Signed by both sides" })).toBeVisible();
  await expectNoViolations();
});

test("shows a newer version when it arrives while the page is open", async () => {
  await openRequest(proposal());
  await expect.element(state).toMatchTextContent("Open until");
  expect(changed.elements()).toEqual([]);
  respondTo(requestEndpoint, getState("corrected"));
  dispatchEvent(new Event("focus"));
  await expect.element(changed).toBeVisible();
  await expectNoViolations();
});

test("keeps the name but not the checkmark when the accepted version was replaced", async () => {
  const message = "This proposal has changed. Please read it again.";
  respondTo(acceptEndpoint, respondWithError(409, "changed", message));
  await openRequest(proposal());
  await fullName.fill("Greta Olsen");
  await agreed.click();
  const corrected = getState("corrected");
  const [first, ...later] = corrected.installments;
  if (!first) throw new Error("Expected an installment");
  respondTo(requestEndpoint, {
    ...corrected,
    installments: [{ ...first, cents: 140_000 }, ...later],
  });
  await accept.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(message);
  await expect.element(changed).toBeVisible();
  await expect.element(fullName).toHaveValue("Greta Olsen");
  await expect.element(agreed).not.toBeChecked();
  expect(document.querySelector("section[aria-labelledby=due-title]")?.textContent).toContain(
    "$1,400",
  );
  respondTo(acceptEndpoint, accepted());
  await agreed.click();
  await accept.click();
  await expect.element(page.getByRole("heading", { name: "Pay the deposit" })).toHaveFocus();
  expect(sentAcceptances()).toMatchObject([
    { version: 1, name: "Greta Olsen" },
    { version: 2, name: "Greta Olsen" },
  ]);
});

test("keeps one link to the signature in view on a phone", async () => {
  await page.viewport(390, 664);
  await openRequest(proposal());
  const links = page.getByRole("link", { name: "Review and sign" });
  await expect.poll(() => links.elements()).toHaveLength(1);
  page.getByRole("heading", { name: "Price" }).element().scrollIntoView();
  await expect.poll(() => links.elements()).toHaveLength(2);
  accept.element().scrollIntoView();
  page.getByRole("heading", { name: "Sign to accept" }).element().scrollIntoView();
  await expect.poll(() => links.elements()).toHaveLength(1);
});
