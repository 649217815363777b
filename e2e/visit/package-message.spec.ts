import { expect, type Page, test } from "@playwright/test";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";

const message = (page: Page) => page.getByLabel("How can we help?*", { exact: true });

test("a package chosen on /packages is named in the message", async ({ page }) => {
  await visit(page, "/packages");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Growth" }) });
  await card.getByRole("link").click();
  await expect(page).toHaveURL("/?package=Growth#contact");
  await expectAtSection(page, "contact");
  await expect(message(page)).toHaveValue(/Growth package \(\$3,000\)/);
});

test("a package in the address is named in the message, unless there is none such", async ({
  page,
}) => {
  await visit(page, "/?package=The%20Works#contact");
  await expectAtSection(page, "contact");
  await expect(message(page)).toHaveValue(/The Works package/);
  await visit(page, "/?package=Nonsense#contact");
  await expect(message(page)).toHaveValue("");
});
