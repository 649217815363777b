import { expect, type Page, test } from "@playwright/test";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";

const message = (page: Page) => page.getByLabel("How can we help?*", { exact: true });

test("fills in the message when a package is chosen on /packages", async ({ page }) => {
  await visit(page, "/packages");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Growth" }) });
  await card.getByRole("link").click();
  await expect(page).toHaveURL("/?package=Growth#contact");
  await expectAtSection(page, "contact");
  await expect(message(page)).toHaveValue(/Growth package \(\$3,000\)/);
});

test("fills in the message from the URL only when the package exists", async ({ page }) => {
  await visit(page, "/?package=The%20Works#contact");
  await expectAtSection(page, "contact");
  await expect(message(page)).toHaveValue(/The Works package/);
  await visit(page, "/?package=Nonsense#contact");
  await expect(message(page)).toHaveValue("");
});
