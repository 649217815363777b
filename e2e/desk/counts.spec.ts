import type { DeskSession, WorklistEntry } from "@agency/contract/api/desk";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures/desk.ts";

/** What waits is what the test says, and who has signed in is so. */
async function wait(page: Page, dueInHours: readonly number[]) {
  await page.route("**/api/desk/version", (route) =>
    route.fulfill({ json: { version: dueInHours.join() } }),
  );
  await page.route("**/api/desk/session", async (route) => {
    const session = (await (await route.fetch()).json()) as DeskSession;
    const worklist = dueInHours.map((hours, n): WorklistEntry => {
      const dueAt = new Date(Date.parse(session.now) + hours * 3_600_000).toISOString();
      const words = { title: `Payment ${n}`, detail: "", action: "Check" };
      return { id: `order-${n}`, kind: "claim", path: "/orders", dueAt, ...words };
    });
    await route.fulfill({ json: { ...session, worklist } });
  });
}

for (const [width, place, property] of [
  [1440, "What needs you", "color"],
  [390, "Today", "background-color"],
] as const)
  test(`the count at ${width} px is red when something is late, and only then`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await wait(page, [-1, 3]);
    await page.goto("/desk/leads");
    const link = page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: place });
    await expect(link).toHaveText(`${place}2, 1 late`);
    await expect(link.getByText("2")).toHaveCSS(property, "rgb(196, 43, 50)");
    await wait(page, [3]);
    await expect(link).toHaveText(`${place}1`);
    await expect(link.getByText("1")).not.toHaveCSS(property, "rgb(196, 43, 50)");
  });
