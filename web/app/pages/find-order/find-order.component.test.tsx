import { agency } from "@agency/contract/agency";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import {
  failToRespond,
  respondTo,
  respondWithError,
  sentRequests,
} from "../../../testing/respond.ts";
import FindOrder from "./find-order.tsx";

const endpoint = "POST /api/find-order";
const email = page.getByLabelText("Email", { exact: true });
const send = page.getByRole("button", { name: "Send my links" });
const alert = page.getByRole("alert");
const confirmation = page.getByRole("main").getByRole("status");
const confirmationText = "If we have orders for that address, the links are on their way.";

const accept = () => Response.json({ ok: true }, { status: 202 });
const openPage = () => renderPage(FindOrder, "/find-order", "/find-order");
const sentBodies = () => sentRequests("POST").map(({ body }) => body);

test("submits an email by keyboard, and does not reveal whether it is known", async () => {
  respondTo(endpoint, accept);
  await openPage();
  await expectNoViolations();
  (email.element() as HTMLElement).focus();
  await userEvent.keyboard("ada@example.com{Enter}");
  await expect.element(confirmation).toMatchTextContent(confirmationText);
  await expect.element(confirmation).toHaveFocus();
  expect(sentBodies()).toEqual([{ email: "ada@example.com" }]);
  await expectNoViolations();
});

test("allows another email after the first", async () => {
  respondTo(endpoint, accept);
  await openPage();
  for (const address of ["ada@example.com", "ada@work.example"]) {
    await email.fill(address);
    await send.click();
    await expect.element(confirmation).toMatchTextContent(confirmationText);
    await page.getByRole("button", { name: "Try another email" }).click();
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveValue("");
  }
  expect(sentBodies()).toHaveLength(2);
});

test.each(["", "ada at example"])('rejects "%s" as an email without sending it', async (typed) => {
  respondTo(endpoint, accept);
  await openPage();
  await email.fill(typed);
  await send.click();
  await expect.element(email).toHaveFocus();
  expect(email.element().matches(":invalid")).toBe(true);
  await expect
    .element(email)
    .toHaveAccessibleDescription("Enter an email address, like name@example.com.");
  expect(sentBodies()).toEqual([]);
});

test("shows the rate limit error and keeps the email", async () => {
  const message = "Too many requests. Please wait a few minutes.";
  respondTo(endpoint, respondWithError(429, "rate-limited", message));
  await openPage();
  await email.fill("ada@example.com");
  await send.click();
  await expect.element(alert).toMatchTextContent(message);
  await expect.element(email).toHaveValue("ada@example.com");
  await expectNoViolations();
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test("sends the same email again after a connection error", async () => {
  respondTo(endpoint, failToRespond);
  await openPage();
  await email.fill("ada@example.com");
  await send.click();
  await expect.element(alert).toMatchTextContent("We could not reach our service.");
  await expect.element(alert).toMatchTextContent(agency.email);
  respondTo(endpoint, accept);
  await send.click();
  await expect.element(confirmation).toMatchTextContent(confirmationText);
  expect(sentBodies().at(-1)).toEqual({ email: "ada@example.com" });
});

test("disables the button while the request is pending", async () => {
  const { promise: response, resolve: release } = Promise.withResolvers<Response>();
  respondTo(endpoint, () => response);
  await openPage();
  await email.fill("ada@example.com");
  await send.click();
  await expect.element(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
  release(accept());
  await expect.element(confirmation).toMatchTextContent(confirmationText);
});
