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

/** The widths, the color schemes and the states of the screens are tested in desk/src. */
test("[FAULT-20] shows visitor input as plain text on every screen of the desk, without accessibility violations", async ({
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
  const paths = await createContent(page, visitor);
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await page.locator("main script, main img[src='x']").count()).toBe(0);
    // The pages of the other leads have the same elements.
    if (index <= paths.length - hostile.length) await expectNoViolations(page);
  }
  await openSearch(page);
  const search = page.getByRole("dialog", { name: "Search" });
  for (const text of hostile) {
    const response = page.waitForResponse(
      (found) => new URL(found.url()).searchParams.get("q") === text,
    );
    await page.getByRole("combobox", { name: "Search everything" }).fill(text);
    await response;
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
