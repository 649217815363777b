import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../testing/accessibility.ts";
import { button, heading, renderDesk } from "../testing/render-desk.tsx";
import { claimedOrder, sampleAlert, sampleLead } from "../testing/sample-records.ts";
import { respondWithExpiredSession } from "../testing/stub-desk.ts";
import { paidOrder } from "./orders/sample-order.ts";

const screens: [path: string, title: string | RegExp][] = [
  ["/", "To do"],
  ["/leads", "Leads"],
  ["/leads/quarantine", "Quarantine"],
  ["/leads/12", sampleLead.name],
  ["/orders", "Orders"],
  [`/orders/${claimedOrder.number}`, claimedOrder.number],
  [`/orders/${paidOrder.number}`, paidOrder.number],
  ["/orders/D7SP-UTED", "D7SP-UTED"],
  ["/payment-requests", "Payment requests"],
  ["/payment-requests/new", "New payment request"],
  ["/payment-requests/R-0036/edit", "A site with a class schedule"],
  ["/payment-requests/R-0037", "A site with a class schedule"],
  ["/people/lead-12", sampleLead.name],
  ["/hours", "Hours"],
  [`/hours/${paidOrder.number}`, paidOrder.buyerName],
  ["/alerts/1", sampleAlert.title],
  ["/reports", "Reports"],
  ["/settings", "Settings"],
  ["/settings/template-versions", "Template versions"],
  ["/settings/webhooks", "Webhooks"],
  ["/settings/webhooks/1", "Team chat"],
  ["/settings/webhook-deliveries/2", "lead.received"],
  ["/more", "More"],
  ["/nowhere", "Not found"],
];

test.each(screens)("has no accessibility violations on %s", async (path, title) => {
  await renderDesk(path);
  await expect.element(heading(title)).toBeVisible();
  await expect.poll(() => document.querySelector("main [aria-busy=true]")).toBeNull();
  await expectAccessible(path);
});

test("has no accessibility violations on sign-in", async () => {
  const desk = await renderDesk("/leads", {
    responses: { "GET /session": respondWithExpiredSession },
  });
  await expect.element(heading("Sign in to your desk")).toBeVisible();
  expect(desk.getPath()).toBe("/sign-in?next=%2Fleads");
  await expectAccessible("sign-in");
  await button("Email me a code").click();
  await expect.element(page.getByLabelText("Email", { exact: true })).toHaveFocus();
  await expectAccessible("sign-in by code");
});

test("has no accessibility violations in search and help", async () => {
  const { service } = await renderDesk("/settings");
  await button("View shortcuts").click();
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(help).toBeVisible();
  await expectAccessible("help", "dialog[open]");
  await userEvent.keyboard("{Escape}");
  // An open dialog ignores shortcuts.
  await expect.element(help).not.toBeInTheDocument();
  await userEvent.keyboard("/");
  const box = page.getByRole("combobox", { name: "Search everything" });
  await expect.element(box).toHaveFocus();
  await expectAccessible("search", "dialog[open]");
  await box.fill(paidOrder.number);
  const search = page.getByRole("dialog", { name: "Search" });
  await expect.element(search.getByRole("option", { name: paidOrder.number })).toBeVisible();
  await expectAccessible("results", "dialog[open]");
  service.respondTo("GET /search", { people: [], orders: [], leads: [], requests: [] });
  await box.fill("nothing has this name");
  await expect.element(search.getByText(/^No results for/)).toBeVisible();
  await expectAccessible("no results", "dialog[open]");
});

test("has no accessibility violations when the session has expired", async () => {
  await renderDesk("/settings", { responses: { "POST /owner/name": respondWithExpiredSession } });
  await button("Change name…").click();
  await page.getByLabelText("Name", { exact: true }).fill("July");
  await page.getByRole("button", { name: "Change name", exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  await expectAccessible("expired session");
});
