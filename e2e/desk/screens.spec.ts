import type { AlertDetail } from "@agency/contract/api/desk";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import type { Visitor } from "../support/fixtures/visitor.ts";
import { requestContent, sendRequest } from "../support/pages/desk-payment-requests.ts";
import { openSearch } from "../support/pages/desk-search.ts";

/** What a visitor can write, and a browser or a database might take for more than words. */
const hostile = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `javascript:alert(1)`,
  `'; drop table leads; --`,
  `\${alert(1)}{{constructor.constructor('alert(1)')()}}`,
  `<svg onload=alert(1)>&lt;b&gt;`,
];

const alert: AlertDetail = {
  id: 1,
  kind: "mail-failed",
  title: "An email could not be delivered",
  advice: "Write to the buyer, and ask for another address.",
  at: "2026-11-16T09:00:00.000Z",
  dueAt: "2026-11-17T09:00:00.000Z",
  facts: [["To", "buyer@example.com"]],
  order: "K7Q4-2D9M",
  failures: [],
  canRetry: false,
};

async function fill(page: Page, visitor: Visitor) {
  for (const [index, words] of hostile.entries()) {
    const fields = {
      email: `x${index}-${Date.now()}@example.com`,
      phone: words.slice(0, 30),
      message: `${words}\n${Date.now()}`,
    };
    await visitor.sendLead(words, fields);
    await visitor.sendLead(words, { ...fields, _gotcha: words, message: `held ${words}` });
  }
  const number = await visitor.sendClaim("claim@example.com");
  const leads = await page.request.get("/api/desk/leads?show=new");
  const { rows } = (await leads.json()) as { rows: { id: number }[] };
  // An owner copies what a client wrote.
  await page.goto("/desk/more");
  const [first = "", second = "", ...rest] = hostile;
  const request = await sendRequest(page, {
    ...requestContent(first, "x@example.com", { title: second, body: rest.join("\n\n") }),
    lines: hostile.map((name) => ({ name, quantityHundredths: 150, unitCents: 10_000 })),
  });
  const requests = "/desk/requests";
  return [
    ...["/desk", "/desk/leads", "/desk/leads/held-back", "/desk/orders", "/desk/numbers"],
    ...[requests, `${requests}/new`, `${requests}/${request.number}`],
    `${requests}/${request.number}/edit`,
    ...["/desk/hours", "/desk/settings"],
    ...[`/desk/orders/${number}`, "/desk/more", "/desk/nowhere"],
    ...rows.slice(0, hostile.length).map(({ id }) => `/desk/leads/${id}`),
  ];
}

test("[FAULT-20] what visitors write is shown as words on every screen of the desk", async ({
  page,
  visitor,
  policyViolations,
  consoleErrors,
}) => {
  test.slow();
  const dialogs: string[] = [];
  page.on("dialog", async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  for (const path of await fill(page, visitor)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("main script, main img[src='x']").count()).toBe(0);
  }
  for (const words of hostile) {
    await page.goto("/desk");
    await page
      .getByRole("button", { name: /^Search/ })
      .filter({ visible: true })
      .click();
    await page.getByRole("searchbox").fill(words);
    await page.waitForTimeout(300);
  }
  expect(dialogs).toEqual([]);
  expect(policyViolations).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

for (const width of [1440, 390])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test("every screen has no accessibility violation", async ({ page, visitor }) => {
        test.slow();
        for (const path of (await fill(page, visitor)).slice(0, 13)) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          await expectGood(page, width, path);
        }
      });

      test("lead, alert and sign-in have no accessibility violation", async ({ page, visitor }) => {
        test.slow();
        await page.route("**/api/desk/alerts/1", (route) => route.fulfill({ json: alert }));
        const name = `Imani Brooks ${process.pid}-${Date.now()}-${width}`;
        await visitor.sendLead(name);
        await page.goto("/desk/leads");
        await page.getByRole("link", { name }).click();
        await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
        await expectGood(page, width, "lead");
        await page.goto("/desk/alerts/1");
        await expect(page.getByRole("heading", { level: 1, name: alert.title })).toBeVisible();
        await expectGood(page, width, "alert");
        await page.goto("/desk/sign-in");
        await expect(page.getByRole("heading", { level: 1, name: "Your desk" })).toBeVisible();
        await expectGood(page, width, "sign-in");
        await page.getByRole("button", { name: "Mail me a code" }).click();
        await expect(page.getByLabel("Your e-mail")).toBeFocused();
        await expectGood(page, width, "a code by email");
      });

      test("search, help and an ended session have no violation", async ({ page, visitor }) => {
        test.slow();
        const number = await visitor.sendClaim("overlays@example.com");
        await page.goto("/desk/settings");
        await page.getByRole("button", { name: "See them all" }).click();
        await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
        await expectGood(page, width, "help");
        await page.keyboard.press("Escape");

        const search = page.getByRole("dialog", { name: "Search" });
        await openSearch(page);
        await expectGood(page, width, "search");
        await page.getByRole("searchbox").fill(number);
        await expect(search.getByRole("link", { name: number })).toBeVisible();
        await expectGood(page, width, "results");
        await page.getByRole("searchbox").fill("nothing has this name");
        await expect(search.getByText(/^Nothing for/)).toBeVisible();
        await expectGood(page, width, "no results");
        await search.getByRole("button", { name: "Close" }).click();

        await page.getByRole("button", { name: "Change name…" }).click();
        await page.route("**/api/desk/owner/name", (route) =>
          route.fulfill({ status: 401, json: { code: "signed-out", error: "Please sign in." } }),
        );
        await page.getByLabel("Name", { exact: true }).fill("June");
        await page.getByRole("button", { name: "Change name", exact: true }).click();
        await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
        await expectGood(page, width, "an ended session");
      });
    });

async function expectGood(page: Page, width: number, what: string) {
  await expectNoViolations(page);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), what)
    .toBeLessThanOrEqual(width);
}
