import { expect, test } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { demoPages } from "./demo-pages.ts";
import { policyViolations } from "./policy-violations.ts";
import { complaintsOf } from "./quiet-console.ts";
import { visit } from "./visit.ts";

test("a template's page opens its live demo in a preview with three device widths", async ({
  page,
}) => {
  await visit(page, "/basictemplate");
  await page.getByRole("button", { name: "Open the live demo" }).click();
  const preview = page.getByRole("dialog", { name: "Live demo of Basic Single Page" });
  const frame = preview.locator("iframe");
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();

  const widthOf = async () => (await frame.boundingBox())?.width;
  expect(await widthOf()).toBe(1440);
  await preview.getByText("Tablet", { exact: true }).click();
  await expect(preview.getByRole("radio", { name: "Tablet" })).toBeChecked();
  await expect.poll(widthOf).toBe(820);
  await preview.getByText("Phone", { exact: true }).click();
  await expect(preview.getByRole("radio", { name: "Phone" })).toBeChecked();
  await expect.poll(widthOf).toBe(390);
  await expect(preview.getByRole("link", { name: "Leave the preview" })).toHaveAttribute(
    "href",
    "/demos/basic-single-page/",
  );

  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await expect(page.getByRole("button", { name: "Open the live demo" })).toBeFocused();
});

for (const path of demoPages) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} is quiet and accessible in ${colorScheme}`, async ({ page }) => {
      const complaints = complaintsOf(page);
      const violations = await policyViolations(page);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path, { waitUntil: "load" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoViolations(page);
      expect(complaints).toEqual([]);
      expect(violations).toEqual([]);
    });
  }
}
