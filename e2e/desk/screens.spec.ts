import type { AlertDetail } from "@agency/contract/api/desk";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { watchNetwork } from "../support/checks/network.ts";
import { weigh } from "../support/checks/page-weight.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import type { Visitor } from "../support/fixtures/visitor.ts";
import { buildContent, sendPaymentRequest } from "../support/pages/desk-payment-requests.ts";
import { openSearch } from "../support/pages/desk-search.ts";

/** Visitor input that could be interpreted as code. */
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
  details: [["To", "buyer@example.com"]],
  order: "K7Q4-2D9M",
  failures: [],
  canRetry: false,
};

async function createContent(page: Page, visitor: Visitor) {
  for (const [index, text] of hostile.entries()) {
    const fields = {
      email: `x${index}-${Date.now()}@example.com`,
      phone: text.slice(0, 30),
      message: `${text}\n${Date.now()}`,
    };
    await visitor.sendLead(text, fields);
    await visitor.sendLead(text, { ...fields, _gotcha: text, message: `quarantined ${text}` });
  }
  const number = await visitor.sendClaim("claim@example.com");
  const leads = await page.request.get("/api/desk/leads?filter=new");
  const { rows } = (await leads.json()) as { rows: { id: number }[] };
  const lead = await page.request.get(`/api/desk/leads/${rows[0]?.id}`);
  const { personId } = (await lead.json()) as { personId: string };
  // A payment request with text copied from a visitor.
  await page.goto("/desk/more");
  const [first = "", second = "", ...rest] = hostile;
  const request = await sendPaymentRequest(page, {
    ...buildContent(first, "x@example.com", { title: second, body: rest.join("\n\n") }),
    lines: hostile.map((name) => ({ name, quantityHundredths: 150, unitCents: 10_000 })),
  });
  const requests = "/desk/payment-requests";
  return [
    ...["/desk", "/desk/leads", "/desk/leads/quarantine", "/desk/orders", "/desk/reports"],
    `/desk/people/${personId}`,
    ...[requests, `${requests}/new`, `${requests}/${request.number}`],
    `${requests}/${request.number}/edit`,
    ...["/desk/hours", "/desk/settings"],
    ...[`/desk/orders/${number}`, "/desk/more", "/desk/nowhere"],
    ...rows.slice(0, hostile.length).map(({ id }) => `/desk/leads/${id}`),
  ];
}

test("[FAULT-20] shows visitor input as plain text on every screen of the desk", async ({
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
  for (const path of await createContent(page, visitor)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("main script, main img[src='x']").count()).toBe(0);
  }
  for (const text of hostile) {
    await page.goto("/desk");
    await openSearch(page);
    await page.getByRole("combobox", { name: "Search everything" }).fill(text);
    const search = page.getByRole("dialog", { name: "Search" });
    await expect(search.getByRole("status")).toHaveText(/^\d+ results?$/);
  }
  expect(dialogs).toEqual([]);
  expect(policyViolations).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("loads little before the first interaction with the to-do list", async ({ page }) => {
  const network = watchNetwork(page);
  await page.goto("/desk");
  await expect(page.getByRole("heading", { level: 1, name: "To do" })).toBeVisible();
  await network.waitUntilIdle();
  const { requests, scriptKilobytes, kilobytes } = await weigh(page);
  expect.soft(scriptKilobytes).toBeLessThanOrEqual(106.5);
  expect.soft(kilobytes).toBeLessThanOrEqual(200);
  expect.soft(requests).toBeLessThanOrEqual(14);
});

for (const width of [1440, 768, 390])
  test.describe(`at ${width} px, light and dark`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("has no accessibility violations on any screen", async ({ page, visitor }) => {
      test.slow();
      const network = watchNetwork(page);
      for (const path of (await createContent(page, visitor)).slice(0, 14)) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await network.waitUntilIdle();
        await expectAccessible(page, width, path);
      }
    });

    test("has no accessibility violations on lead, alert and sign-in", async ({
      page,
      visitor,
    }) => {
      test.slow();
      await page.route("**/api/desk/alerts/1", (route) => route.fulfill({ json: alert }));
      const name = `Imani Brooks ${process.pid}-${Date.now()}-${width}`;
      await visitor.sendLead(name);
      await page.goto("/desk/leads");
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expectAccessible(page, width, "lead");
      await page.goto("/desk/alerts/1");
      await expect(page.getByRole("heading", { level: 1, name: alert.title })).toBeVisible();
      await expectAccessible(page, width, "alert");
      await page.goto("/desk/sign-in");
      await expect(
        page.getByRole("heading", { level: 1, name: "Sign in to your desk" }),
      ).toBeVisible();
      await expectAccessible(page, width, "sign-in");
      await page.getByRole("button", { name: "Email me a code" }).click();
      await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
      await expectAccessible(page, width, "sign-in by code");
    });

    test("has no accessibility violations in search, help and an expired session", async ({
      page,
      visitor,
    }) => {
      test.slow();
      const number = await visitor.sendClaim("overlays@example.com");
      await page.goto("/desk/settings");
      await page.getByRole("button", { name: "View shortcuts" }).click();
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await expectAccessible(page, width, "help");
      await page.keyboard.press("Escape");

      const search = page.getByRole("dialog", { name: "Search" });
      await openSearch(page);
      await expectAccessible(page, width, "search");
      await page.getByRole("combobox", { name: "Search everything" }).fill(number);
      await expect(search.getByRole("option", { name: number })).toBeVisible();
      await expectAccessible(page, width, "results");
      await page.getByRole("combobox", { name: "Search everything" }).fill("nothing has this name");
      await expect(search.getByText(/^No results for/)).toBeVisible();
      await expectAccessible(page, width, "no results");
      await search.getByRole("button", { name: "Close" }).click();

      await page.getByRole("button", { name: "Change name…" }).click();
      await page.route("**/api/desk/owner/name", (route) =>
        route.fulfill({
          status: 401,
          json: { code: "unauthenticated", error: "Please sign in." },
        }),
      );
      await page.getByLabel("Name", { exact: true }).fill("June");
      await page.getByRole("button", { name: "Change name", exact: true }).click();
      await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
      await expectAccessible(page, width, "expired session");
    });
  });

/** Checks both color schemes of the same page, because only its styles depend on them. */
async function expectAccessible(page: Page, width: number, name: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), name)
      .toBeLessThanOrEqual(width);
  }
}
