import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/fixtures/desk.ts";
import { collectRequests, holdRequest } from "../support/gateway/held-request.ts";
import { buildContent, createDraft } from "../support/pages/desk-payment-requests.ts";
import { openBySearch } from "../support/pages/desk-search.ts";
import { queryDatabase } from "../support/servers/running-database.ts";

let count = 0;
const uniqueName = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;
const respondWithConflict = (route: Route) =>
  route.fulfill({
    status: 409,
    json: { code: "edit-conflict", error: "Max already changed this lead." },
  });

async function openLead(page: Page, name: string) {
  await page.goto("/desk");
  await openBySearch(page, name);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("keeps a confirmation open until the response, and shows why it failed", async ({
  page,
  visitor,
}) => {
  const number = await visitor.sendClaim("question@example.com");
  await page.goto(`/desk/orders/${number}`);
  await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Cancel order…" }).click();
  const dialog = page.getByRole("dialog");
  const pending = await holdRequest(page, { method: "POST", url: "**/cancel" });
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  const posted = await pending.route;
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole("button", { name: "Keep order" })).toBeDisabled();
  await respondWithConflict(posted);
  await expect(dialog.getByRole("alert")).toContainText("Max already changed this lead.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("shows the order in a dialog as it was when the dialog opened", async ({ page, visitor }) => {
  const number = await visitor.sendClaim("before@example.com");
  await page.goto(`/desk/orders/${number}`);
  await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Change email…" }).click();
  const shown = page.getByRole("dialog").getByText("Currently before@example.com");
  await expect(shown).toBeVisible();
  await page.route(`**/api/desk/orders/${number}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), email: "after@example.com" } });
  });
  await page.route("**/api/desk/version*", (route) =>
    route.fulfill({ json: { version: "changed" } }),
  );
  await expect(page.getByText("after@example.com").filter({ visible: true }).first()).toBeVisible();
  await expect(shown).toBeVisible();
});

test("keeps a form and its values open until the response", async ({ page, visitor }) => {
  const name = uniqueName("Priya Raman");
  await visitor.sendLead(name);
  await openLead(page, name);
  await page.getByRole("button", { name: "Snooze" }).click();
  await page.getByRole("button", { name: "Pick a date…" }).click();
  const dialog = page.getByRole("dialog");
  const typed = await dialog.getByLabel("Date").inputValue();
  const pending = await holdRequest(page, { method: "POST", url: "**/snooze" });
  await dialog.getByRole("button", { name: "Snooze" }).click();
  const posted = await pending.route;
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await respondWithConflict(posted);
  await expect(dialog.getByRole("alert")).toContainText("Max already changed this lead.");
  await expect(dialog.getByLabel("Date")).toHaveValue(typed);
});

test("keeps the label of a button while it is busy", async ({ page, visitor }) => {
  const number = await visitor.sendClaim("busy@example.com");
  await page.goto(`/desk/orders/${number}`);
  const pending = await holdRequest(page, { method: "POST", url: "**/notes" });
  await page.getByLabel("Note", { exact: true }).fill("A note");
  await page.getByRole("button", { name: "Add note" }).click();
  const posted = await pending.route;
  await expect(page.getByRole("button", { name: "Add note" })).toHaveAttribute("aria-busy", "true");
  await posted.continue();
  await expect(page.getByText("Note added")).toBeVisible();
});

test("treats an empty response to a change as success", async ({ page, visitor }) => {
  const number = await visitor.sendClaim("empty@example.com");
  await page.goto(`/desk/orders/${number}`);
  await page.route("**/notes", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 204 });
  });
  await page.getByLabel("Note", { exact: true }).fill("Written once");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Note added")).toBeVisible();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("");
  await expect(page.getByText("Written once")).toHaveCount(1);
});

test("keeps the screen when a captive portal responds instead of the service", async ({
  page,
  visitor,
}) => {
  const number = await visitor.sendClaim("portal@example.com");
  await page.goto(`/desk/orders/${number}`);
  const heading = page.getByRole("heading", { level: 1, name: number });
  await expect(heading).toBeVisible();
  const portal = { contentType: "text/html", body: "<p>Welcome to the hotel</p>" };
  await page.route("**/api/desk/**", (route) => route.fulfill(portal));
  // Ends the pending request for the version.
  await visitor.sendLead(uniqueName("Ends the request"));
  await expect(page.getByText("Can’t reach the service.")).toBeVisible();
  await expect(heading).toBeVisible();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Leads/ })
    .click();
  await expect(page.getByText("This page couldn’t be loaded.")).toBeVisible();
});

test("marks a lead once when the shortcut is pressed twice, and keeps Undo", async ({
  page,
  visitor,
}) => {
  const name = uniqueName("Luis Medina");
  await visitor.sendLead(name);
  await openLead(page, name);
  const pending = await holdRequest(page, { method: "POST", url: "**/state" });
  const sent = collectRequests(page, (request) => request.url().endsWith("/state"));
  await page.keyboard.press("e");
  const posted = await pending.route;
  await page.keyboard.press("e");
  const markAnswered = page.getByRole("button", { name: "Mark as answered" });
  await expect(markAnswered).toHaveAttribute("aria-busy", "true");
  await markAnswered.dispatchEvent("click");
  await posted.continue();
  await expect(page.getByText(`${name} marked as answered`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("shows an error when revenue cannot be loaded, and loads it on retry", async ({ page }) => {
  // Without a response, because a change by another test would reload the revenue before the retry.
  await page.route("**/api/desk/version*", () => {});
  await page.route("**/api/desk/revenue", (route) =>
    route.fulfill({ status: 500, json: { code: "unknown", error: "Something went wrong." } }),
  );
  await page.goto("/desk");
  const revenue = page.getByRole("region", { name: "Revenue" });
  await expect(revenue.getByRole("alert")).toContainText("couldn’t be loaded");
  await page.unroute("**/api/desk/revenue");
  await revenue.getByRole("button", { name: "Try again" }).click();
  await expect(revenue.getByText("This month")).toBeVisible();
  await expect(revenue.locator("dd").first()).toContainText("$");
  await expect(revenue.getByRole("alert")).toBeHidden();
});

test.describe("keeps the screen that the owner went to when a request succeeds later:", () => {
  /** Starts on Leads, so that Back leaves the screen even while a dialog is open. */
  async function openFromLeads(page: Page, path: string) {
    await page.goto("/desk/leads");
    await page.evaluate((url) => {
      history.pushState(null, "", url);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `/desk${path}`);
  }

  async function expectToStay(page: Page, posted: Route, toast: string | RegExp) {
    await page.goBack();
    const leads = page.getByRole("heading", { level: 1, name: "Leads" });
    await expect(leads).toBeVisible();
    const opened = collectRequests(page, (request) =>
      /\/api\/desk\/(orders|payment-requests)\/[^/]+$/.test(request.url()),
    );
    await posted.continue();
    await expect(page.getByText(toast)).toBeVisible();
    // A wrong navigation would start before the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(opened).toEqual([]);
    await expect(page).toHaveURL(/\/desk\/leads$/);
    await expect(leads).toBeVisible();
  }

  const holdPost = (page: Page, url: string) => holdRequest(page, { method: "POST", url });
  const content = () => buildContent(uniqueName("Greta Later"), "later@example.com");

  test("a resolved alert", async ({ page }) => {
    const [alert] = await queryDatabase(
      "insert into alerts (kind) values ('card-testing') returning id",
    );
    await openFromLeads(page, `/alerts/${alert.id}`);
    const pending = await holdPost(page, "**/resolve");
    await page.getByRole("button", { name: "Mark as resolved" }).filter({ visible: true }).click();
    await expectToStay(page, await pending.route, /^Resolved: Someone is testing/);
  });

  test("a saved draft", async ({ page }) => {
    await openFromLeads(page, "/payment-requests/new");
    await page.getByLabel("Title").fill("A draft");
    const pending = await holdPost(page, "**/api/desk/payment-requests");
    await page.keyboard.press("Control+s");
    await expectToStay(page, await pending.route, "Draft saved");
  });

  test("a sent payment request", async ({ page }) => {
    await page.goto("/desk");
    const { number } = await createDraft(page, content());
    await openFromLeads(page, `/payment-requests/${number}/edit`);
    await page
      .getByRole("button", { name: /^Send to Greta/ })
      .filter({ visible: true })
      .last()
      .click();
    const pending = await holdPost(page, "**/send");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Send request/ })
      .click();
    await expectToStay(page, await pending.route, "Sent to Greta");
  });

  test("a recorded payment", async ({ page }) => {
    await openFromLeads(page, "/orders");
    await page.getByRole("button", { name: "Record payment" }).filter({ visible: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill("recorded@example.com");
    const pending = await holdPost(page, "**/api/desk/orders");
    await dialog.getByRole("button", { name: "Record and deliver" }).click();
    await expectToStay(page, await pending.route, /^Payment recorded/);
  });
});

test("changes a lead's status only when one is chosen, by keyboard", async ({ page, visitor }) => {
  const name = uniqueName("Ines Duarte");
  await visitor.sendLead(name);
  await openLead(page, name);
  const sent = collectRequests(page, (request) => request.url().endsWith("/state"));
  const status = page.getByLabel(/^Status/);
  await status.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const lost = page.getByRole("button", { name: "Lost", exact: true });
  await lost.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} marked as lost`)).toBeVisible();
  await expect(status).toBeFocused();
  await expect(status).toHaveText("Lost");
  expect(sent.map((request) => request.postDataJSON())).toEqual([{ from: "new", to: "lost" }]);
});

test("shows the whole menu of a lead's status, and all actions, on a phone", async ({
  page,
  visitor,
}) => {
  const name = uniqueName("Ines Duarte");
  await visitor.sendLead(name);
  await openLead(page, name);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByLabel(/^Status/).click();
  for (const status of ["Answered", "Quoted", "Won", "Lost", "Spam"]) {
    const item = page.getByRole("button", { name: status, exact: true });
    await expect(item).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press("Escape");
  for (const button of await page.locator(".action-bar .btn").all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});
