import type { Page } from "@playwright/test";
import { waitForEmail } from "../support/checks/emails.ts";
import { expect, provePasskey, test } from "../support/fixtures/desk.ts";
import { ipFor } from "../support/fixtures/visitor.ts";
import { requestsOf } from "../support/gateway/held-request.ts";

let count = 0;
const fresh = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;

const todo = (page: Page, words: string) =>
  page.getByRole("listitem").filter({ hasText: words }).first();

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a lead that comes in is on the open desk within five seconds, and a note being typed stays", async ({
      page,
      visitor,
    }) => {
      const first = fresh("Owen Tran");
      await visitor.sendLead(first);
      await page.goto("/desk");
      await todo(page, first).getByRole("link").first().click();
      await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();
      await page.getByLabel("Note").fill("Half a tho");
      const title = await page.title();
      const began = Date.now();
      await visitor.sendLead(fresh("Imani Brooks"));
      await expect.poll(() => page.title(), { timeout: 8_000 }).not.toBe(title);
      expect(Date.now() - began).toBeLessThan(6_000);
      await expect(page.getByLabel("Note")).toHaveValue("Half a tho");
      await expect(page.getByLabel("Note")).toBeFocused();
    });

    test("a lead is answered, and that is taken back", async ({ page, visitor }) => {
      const name = fresh("Luis Medina");
      await visitor.sendLead(name);
      await page.goto("/desk");
      await todo(page, name).getByRole("link").first().click();
      await page.getByRole("button", { name: "Answered", exact: true }).click();
      await expect(page.getByText(`Marked answered: ${name}`)).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("button", { name: "Answered", exact: true })).toBeVisible();
      await page.goto("/desk");
      await expect(todo(page, name)).toBeVisible();
    });

    test("a Venmo payment is found and delivered, and another is cancelled", async ({
      page,
      visitor,
    }) => {
      const email = ipFor(fresh("Dana Whitlock"));
      const number = await visitor.sendClaim(email);
      await provePasskey(page);
      await page.goto("/desk");
      await todo(page, number).getByRole("link").first().click();
      await page
        .getByRole("button", { name: "Payment received: deliver" })
        .filter({ visible: true })
        .click();
      await expect(page.getByText(`Delivered: download on its way to ${email}`)).toBeVisible();
      await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
      expect((await waitForEmail(email, /Your download/)).text).toContain(number);

      const other = await visitor.sendClaim(email);
      await page.goto(`/desk/orders/${other}`);
      await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
      await page.getByRole("button", { name: "Cancel order…" }).click();
      await page.getByRole("button", { name: "Cancel order", exact: true }).click();
      await expect(page.getByText("Order cancelled").first()).toBeVisible();
      expect((await waitForEmail(email, /is cancelled/)).text).toContain("nothing was delivered");
    });

    test("a wrong address is corrected, and the download goes to the right one", async ({
      page,
      visitor,
    }) => {
      const right = ipFor(fresh("Ana Beltran"));
      const number = await visitor.sendClaim(`wrong-${right}`);
      await provePasskey(page);
      await page.goto(`/desk/orders/${number}`);
      await page
        .getByRole("button", { name: "Payment received: deliver" })
        .filter({ visible: true })
        .click();
      await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
      await page.getByRole("button", { name: "Change email…" }).click();
      await page.getByLabel("New address").fill(right);
      await page.getByRole("button", { name: "Change and send" }).click();
      await expect(page.getByText("Address changed, email on its way")).toBeVisible();
      expect((await waitForEmail(right, /Your download/)).text).toContain(number);
    });

    test("sends the download to the corrected address when a claim's email is changed before delivery", async ({
      page,
      visitor,
    }) => {
      const right = ipFor(fresh("Nadia Osei"));
      const { number, orderPath } = await visitor.claim(`wrong-${right}`);
      await provePasskey(page);
      await page.goto(`/desk/orders/${number}`);
      await page.getByRole("button", { name: "More actions" }).filter({ visible: true }).click();
      await page.getByRole("button", { name: "Change email…" }).click();
      await page.getByLabel("New address").fill(right);
      await page.getByRole("button", { name: "Change email", exact: true }).click();
      await expect(page.getByText("Email changed")).toBeVisible();
      await page
        .getByRole("button", { name: "Payment received: deliver" })
        .filter({ visible: true })
        .click();
      await expect(page.getByText(`Delivered: download on its way to ${right}`)).toBeVisible();
      expect((await waitForEmail(right, /Your download/)).text).toContain(number);
      await page.goto(orderPath);
      await expect(page.getByText("This link was replaced").first()).toBeVisible();
    });

    test("a held-back message is released", async ({ page, visitor }) => {
      const name = fresh("Kathleen Dorsey");
      await visitor.sendLead(name, { _gotcha: "x" });
      await page.goto("/desk/leads/held-back");
      await todo(page, name)
        .getByRole("button", { name: /Not spam/ })
        .click();
      await expect(todo(page, name)).toContainText("Moved to Leads. Confirmation sent.");
      await page.goto("/desk/leads");
      await expect(page.getByRole("link", { name })).toBeVisible();
    });

    test("the one box finds an order by its number", async ({ page, visitor }) => {
      const number = await visitor.sendClaim(ipFor(fresh("Jonas Halden")));
      await page.goto("/desk");
      await page
        .getByRole("button", { name: /^Search/ })
        .filter({ visible: true })
        .click();
      await page.getByRole("searchbox").fill(number.toLowerCase());
      await page
        .getByRole("dialog")
        .getByRole("link", { name: new RegExp(number) })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
    });
  });
}

test("releases one message when its button is double-clicked", async ({ page, visitor }) => {
  const names = [fresh("Spam Below"), fresh("Rosa Person")];
  for (const name of names) await visitor.sendLead(name, { _gotcha: "x" });
  const [below = "", person = ""] = names;
  await page.goto("/desk/leads/held-back");
  const button = todo(page, person).getByRole("button", { name: /Not spam/ });
  const at = await button.boundingBox();
  if (!at) throw new Error("the button is not on the page");
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const released: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/release") && released.push(request.url()),
  );
  await page.mouse.click(x, y);
  await expect(todo(page, person)).toContainText("Moved to Leads. Confirmation sent.");
  await expect(todo(page, person).getByRole("link", { name: "Open the lead" })).toBeFocused();
  // The list is loaded again, without it.
  await page.waitForResponse("**/api/desk/held-leads");
  await page.mouse.click(x, y);
  await expect(todo(page, below).getByRole("button", { name: /Not spam/ })).toBeVisible();
  expect(released).toHaveLength(1);
});

test("a lead is put off until a picked day; why it was not is said where it was asked for", async ({
  page,
  visitor,
}) => {
  const name = fresh("Priya Raman");
  await visitor.sendLead(name);
  await page.goto("/desk");
  await todo(page, name).getByRole("link").first().click();
  await page.getByRole("button", { name: "Snooze" }).click();
  await page.getByRole("button", { name: "Pick a day…" }).click();
  const dialog = page.getByRole("dialog", { name: "Snooze until" });
  const snooze = "**/api/desk/leads/*/snooze";
  await page.route(snooze, (route) => route.abort());
  await dialog.getByRole("button", { name: "Snooze" }).click();
  await expect(dialog.getByRole("alert")).toContainText("cannot reach the service");
  await page.unroute(snooze);
  await dialog.getByRole("button", { name: "Snooze" }).click();
  await expect(page.getByText(/^Back on .*, 9:00 AM/)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("polls only the version, and loads the screen again only when it has changed", async ({
  page,
  visitor,
}) => {
  const number = await visitor.sendClaim(ipFor(fresh("Poll")));
  // What other tests do must not count here.
  let version = "first";
  await page.route("**/api/desk/version", (route) => route.fulfill({ json: { version } }));
  const asked = requestsOf(page, (one) => one.url().includes("/api/desk/"));
  const polled = () => page.waitForResponse("**/api/desk/version");
  const loaded = () => asked.filter((one) => one.url().endsWith(number)).length;
  await page.goto(`/desk/orders/${number}`);
  await polled();
  // Between loading the data and the first poll, something may have changed.
  await expect.poll(loaded).toBe(2);
  await polled();
  await polled();
  expect(loaded()).toBe(2);
  version = "second";
  await polled();
  await expect.poll(loaded).toBe(3);
  await polled();
  await polled();
  expect(loaded()).toBe(3);
  const rest = asked.filter((one) => !/(version|session|orders\/[^/]+)$/.test(one.url()));
  expect(rest.map((one) => one.url())).toEqual([]);
});

test("loads an expanded list in one request", async ({ page }) => {
  const asked = requestsOf(page, (one) => one.url().includes("/api/desk/orders"));
  await page.goto("/desk/orders?pages=20");
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await page.waitForResponse("**/api/desk/version");
  const queries = new Set(asked.map((one) => new URL(one.url()).search));
  expect([...queries]).toEqual(["?show=all&pages=20"]);
});
