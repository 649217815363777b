import type { Page } from "@playwright/test";
import { waitForEmail } from "../support/checks/emails.ts";
import { expect, markPasskeyVerified, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";
import { collectRequests } from "../support/gateway/held-request.ts";

let count = 0;
const uniqueName = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;

const listItem = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ hasText: text }).first();

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("updates when a lead arrives, and keeps the note being typed", async ({
      page,
      visitor,
    }) => {
      const first = uniqueName("Owen Tran");
      await visitor.sendLead(first);
      await page.goto("/desk");
      await listItem(page, first).getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
      await page.getByLabel("Note").fill("Half a tho");
      const title = await page.title();
      await visitor.sendLead(uniqueName("Imani Brooks"));
      await expect.poll(() => page.title()).not.toBe(title);
      await expect(page.getByLabel("Note")).toHaveValue("Half a tho");
      await expect(page.getByLabel("Note")).toBeFocused();
    });

    test("marks a lead as answered and undoes it", async ({ page, visitor }) => {
      const name = uniqueName("Luis Medina");
      await visitor.sendLead(name);
      await page.goto("/desk");
      await listItem(page, name).getByRole("link").first().click();
      await page.getByRole("button", { name: "Mark as answered" }).click();
      await expect(page.getByText(`${name} marked as answered`)).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("button", { name: "Mark as answered" })).toBeVisible();
      await page.goto("/desk");
      await expect(listItem(page, name)).toBeVisible();
    });

    test("confirms one Venmo claim and cancels another", async ({ page, visitor }) => {
      const email = emailFor(uniqueName("Dana Whitlock"));
      const number = await visitor.sendClaim(email);
      await markPasskeyVerified(page);
      await page.goto("/desk");
      await listItem(page, number).getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
      await page.getByRole("button", { name: "Confirm payment" }).filter({ visible: true }).click();
      await expect(page.getByText(`Payment confirmed. Download sent to ${email}`)).toBeVisible();
      await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
      expect((await waitForEmail(email, /Your download/)).text).toContain(number);

      const other = await visitor.sendClaim(email);
      await page.goto(`/desk/orders/${other}`);
      await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
      await page.getByRole("button", { name: "Cancel order…" }).click();
      await page.getByRole("button", { name: "Cancel order", exact: true }).click();
      await expect(page.getByText("Order canceled").first()).toBeVisible();
      expect((await waitForEmail(email, /was canceled/)).text).toContain("nothing was delivered");
    });

    test("sends the download to the corrected address when a paid order's email is changed", async ({
      page,
      visitor,
    }) => {
      const right = emailFor(uniqueName("Ana Beltran"));
      const number = await visitor.sendClaim(`wrong-${right}`);
      await markPasskeyVerified(page);
      await page.goto(`/desk/orders/${number}`);
      await page.getByRole("button", { name: "Confirm payment" }).filter({ visible: true }).click();
      await expect(page.getByText("Payment confirmed.")).toBeVisible();
      await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
      await page.getByRole("button", { name: "Change email…" }).click();
      await page.getByLabel("New email").fill(right);
      await page.getByRole("button", { name: "Change and send" }).click();
      await expect(page.getByText("Email changed and message sent")).toBeVisible();
      expect((await waitForEmail(right, /Your download/)).text).toContain(number);
    });

    test("sends the download to the corrected address when a claim's email is changed", async ({
      page,
      visitor,
    }) => {
      const right = emailFor(uniqueName("Nadia Osei"));
      const { number, orderPath } = await visitor.claim(`wrong-${right}`);
      await markPasskeyVerified(page);
      await page.goto(`/desk/orders/${number}`);
      await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
      await page.getByRole("button", { name: "Change email…" }).click();
      await page.getByLabel("New email").fill(right);
      await page.getByRole("button", { name: "Change email", exact: true }).click();
      await expect(page.getByText("Email changed")).toBeVisible();
      await page.getByRole("button", { name: "Confirm payment" }).filter({ visible: true }).click();
      await expect(page.getByText(`Payment confirmed. Download sent to ${right}`)).toBeVisible();
      expect((await waitForEmail(right, /Your download/)).text).toContain(number);
      await page.goto(orderPath);
      await expect(page.getByText("This link was replaced").first()).toBeVisible();
    });

    test("releases a quarantined lead", async ({ page, visitor }) => {
      const name = uniqueName("Kathleen Dorsey");
      await visitor.sendLead(name, { _gotcha: "x" });
      await page.goto("/desk/leads/quarantine");
      await listItem(page, name)
        .getByRole("button", { name: /Not spam/ })
        .click();
      await expect(listItem(page, name)).toContainText("Moved to Leads. Confirmation sent.");
      await page.goto("/desk/leads");
      await expect(page.getByRole("link", { name })).toBeVisible();
    });

    test("finds an order by its number", async ({ page, visitor }) => {
      const number = await visitor.sendClaim(emailFor(uniqueName("Jonas Halden")));
      await page.goto("/desk");
      await page
        .getByRole("button", { name: /^Search/ })
        .filter({ visible: true })
        .click();
      await page.getByRole("combobox", { name: "Search everything" }).fill(number.toLowerCase());
      await page
        .getByRole("dialog")
        .getByRole("option", { name: new RegExp(number) })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
    });
  });
}

test("releases only one lead when its button is double-clicked", async ({ page, visitor }) => {
  const names = [uniqueName("Spam Below"), uniqueName("Rosa Person")];
  for (const name of names) await visitor.sendLead(name, { _gotcha: "x" });
  const [below = "", person = ""] = names;
  await page.goto("/desk/leads/quarantine");
  const button = listItem(page, person).getByRole("button", { name: /Not spam/ });
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not shown");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const released: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/release") && released.push(request.url()),
  );
  await page.mouse.click(x, y);
  await expect(listItem(page, person)).toContainText("Moved to Leads. Confirmation sent.");
  await expect(listItem(page, person).getByRole("link", { name: "Open lead" })).toBeFocused();
  // The list reloads without the released lead.
  await page.waitForResponse("**/api/desk/quarantined-leads");
  await page.mouse.click(x, y);
  await expect(listItem(page, below).getByRole("button", { name: /Not spam/ })).toBeVisible();
  expect(released).toHaveLength(1);
});

test("snoozes a lead until the picked date, and shows an error in the dialog when that fails", async ({
  page,
  visitor,
}) => {
  const name = uniqueName("Priya Raman");
  await visitor.sendLead(name);
  await page.goto("/desk");
  await listItem(page, name).getByRole("link").first().click();
  await page.getByRole("button", { name: "Snooze" }).click();
  await page.getByRole("button", { name: "Pick a date…" }).click();
  const dialog = page.getByRole("dialog", { name: "Snooze until" });
  const snooze = "**/api/desk/leads/*/snooze";
  await page.route(snooze, (route) => route.abort());
  await dialog.getByRole("button", { name: "Snooze" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Can’t reach the service");
  await page.unroute(snooze);
  await dialog.getByRole("button", { name: "Snooze" }).click();
  await expect(page.getByRole("status")).toContainText(/Snoozed until .*, 9:00 AM/);
  await expect(dialog).toBeHidden();
});

test("requests only the version, and reloads the screen only when it has changed", async ({
  page,
  visitor,
}) => {
  const number = await visitor.sendClaim(emailFor(uniqueName("Poll")));
  // Mocked, so that other tests do not change the version.
  let version = "first";
  await page.route("**/api/desk/version*", (route) => route.fulfill({ json: { version } }));
  const requests = collectRequests(page, (request) => request.url().includes("/api/desk/"));
  const waitForPoll = () => page.waitForResponse("**/api/desk/version*");
  const countLoads = () => requests.filter((request) => request.url().endsWith(number)).length;
  await page.goto(`/desk/orders/${number}`);
  await waitForPoll();
  // The mocked version is not the one that was loaded.
  await expect.poll(countLoads).toBe(2);
  await waitForPoll();
  await waitForPoll();
  expect(countLoads()).toBe(2);
  version = "second";
  await waitForPoll();
  await expect.poll(countLoads).toBe(3);
  await waitForPoll();
  await waitForPoll();
  expect(countLoads()).toBe(3);
  const others = requests.filter(
    (request) => !/(version\?known=.*|session|orders\/[^/]+)$/.test(request.url()),
  );
  expect(others.map((request) => request.url())).toEqual([]);
});

test("loads all pages of an expanded list in one request", async ({ page }) => {
  const requests = collectRequests(page, (request) => request.url().includes("/api/desk/orders"));
  await page.goto("/desk/orders?pages=20");
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await page.waitForResponse("**/api/desk/version*");
  const queries = new Set(requests.map((request) => new URL(request.url()).search));
  expect([...queries]).toEqual(["?filter=all&pages=20"]);
});
