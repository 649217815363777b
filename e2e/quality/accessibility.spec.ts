import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { visit } from "../support/fixtures/visit.ts";

// Without animations, because contrast is checked after they end.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("has no accessibility violations after the Venmo note is copied", async ({
  context,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/checkoutvenmo?plan=Logo%20Design&amount=80");
  await page.getByRole("button", { name: "Copy note" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolations(page);
});
