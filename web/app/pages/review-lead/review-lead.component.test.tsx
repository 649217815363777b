import type { QuarantinedLead } from "@agency/contract/api/leads";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { token } from "../../../../e2e/support/data/orders.ts";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { readTexts } from "../../../testing/read-texts.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import {
  failToRespond,
  respondTo,
  respondWithError,
  sentRequests,
} from "../../../testing/respond.ts";
import ReviewLeadPage from "./review-lead.tsx";

const leadEndpoint = `GET /api/quarantined-leads/${token}`;
const releaseEndpoint = `POST /api/quarantined-leads/${token}/release`;
const releasedText = "Released. We are emailing it to you as a lead.";

const title = page.getByRole("heading", { level: 1 });
const state = page.getByRole("main").getByRole("status");
const releaseButton = page.getByRole("button", { name: "Release message" });

const quarantined: QuarantinedLead = {
  state: "quarantined",
  name: "Ada Lovelace",
  email: "ada@example.com",
  phone: "303 555 0100",
  details: [{ label: "Budget", text: "Up to $900" }],
  message: "A site for my engine.\nSoon, please. <b>Thanks</b>",
  reasons: ["too-fast"],
  receivedAt: "2026-11-15T17:00:00.000Z",
};
const released: QuarantinedLead = { ...quarantined, state: "released", reasons: [] };

async function openLead(respond: Parameters<typeof respondTo>[1]) {
  respondTo(leadEndpoint, respond);
  await renderPage(ReviewLeadPage, "/release/:token", `/release/${token}`);
}

test("[FAULT-37] releases only when the button is pressed, not when the page opens", async () => {
  respondTo(releaseEndpoint, released);
  await openLead(quarantined);
  await expect.element(title).toHaveTextContent("A message in quarantine");
  await expect.element(state).toHaveTextContent("It looks like spam. No reply was sent.");
  const message = page.getByRole("region", { name: "Ada Lovelace" });
  await expect.element(message).toMatchTextContent("Soon, please. <b>Thanks</b>");
  expect(readTexts(message.getByRole("definition"))).toEqual([
    "ada@example.com",
    "303 555 0100",
    "Up to $900",
    "Sunday, November 15 at 10:00 AM, Denver time",
  ]);
  await expect.element(page.getByText("It was sent within 3 seconds.")).toBeVisible();
  (releaseButton.element() as HTMLElement).focus();
  expect(sentRequests("POST")).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(state).toHaveTextContent(releasedText);
  await expect.element(releaseButton).not.toBeInTheDocument();
  expect(sentRequests("POST")).toHaveLength(1);
  await expectNoViolations();
});

test("shows no button when another owner has released the lead", async () => {
  await openLead(released);
  await expect
    .element(state)
    .toHaveTextContent("Already released. We emailed it to you as a lead.");
  expect(releaseButton.elements()).toEqual([]);
});

test.each([
  ["expired", respondWithError(410, "lead-expired", "Gone."), "This link has expired"],
  ["unknown", respondWithError(404, "unknown-lead", "Unknown."), "This link is not valid"],
])("explains that the link is %s", async (_, response, text) => {
  await openLead(response);
  await expect.element(title).toHaveTextContent(text);
  await expectNoViolations();
});

test("allows another attempt after a connection error", async () => {
  respondTo(releaseEndpoint, failToRespond);
  await openLead(quarantined);
  await releaseButton.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent("We could not reach our service.");
  respondTo(releaseEndpoint, released);
  await releaseButton.click();
  await expect.element(state).toHaveTextContent(releasedText);
});

test("wraps a long name, without accessibility violations", async () => {
  await openLead({ ...quarantined, name: "x".repeat(300) });
  await expect.element(releaseButton).toBeVisible();
  await expectNoViolations();
});
