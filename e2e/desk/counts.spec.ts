import type { DeskSession, WorklistEntry } from "@agency/contract/api/desk";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures/desk.ts";

/** Mocks the worklist; the rest of the session is real. */
async function mockWorklist(page: Page, dueInHours: readonly number[]) {
  await page.route("**/api/desk/version*", (route) =>
    route.fulfill({ json: { version: dueInHours.join() } }),
  );
  await page.route("**/api/desk/session", async (route) => {
    const session = (await (await route.fetch()).json()) as DeskSession;
    const worklist = dueInHours.map((hours, n): WorklistEntry => {
      const dueAt = new Date(Date.parse(session.now) + hours * 3_600_000).toISOString();
      const texts = { title: `Payment ${n}`, detail: "", action: "Check" };
      return { id: `order-${n}`, kind: "claim", path: "/orders", dueAt, ...texts };
    });
    await route.fulfill({ json: { ...session, worklist } });
  });
}

for (const [width, label, property] of [
  [1440, "To do", "color"],
  [390, "To do", "background-color"],
] as const)
  test(`counts only overdue items in the badge of the worklist, in red, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await mockWorklist(page, [-1, 3]);
    await page.goto("/desk/leads");
    const link = page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: label });
    await expect(link).toHaveText(`${label}1 overdue`);
    await expect(link.getByText("1")).toHaveCSS(property, "rgb(196, 43, 50)");
    await expect(page).toHaveTitle("(2) Leads · Desk");
    await mockWorklist(page, [3]);
    await expect(link).toHaveText(label);
    await expect(page).toHaveTitle("(1) Leads · Desk");
  });
