import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { visit } from "../support/fixtures/visit.ts";

// Without animations, because contrast is checked after they end.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("has no accessibility violations in the open menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/faq");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectNoViolations(page);
});

test("has no accessibility violations on a flipped pricing card", async ({ page }) => {
  await visit(page, "/");
  const card = page.getByRole("article", { name: "Custom Site Build" });
  await card.getByRole("button", { name: "See details" }).click();
  await expect(card.getByRole("link", { name: "Get a Quote" })).toBeVisible();
  await expectNoViolations(page);
});

test("has no accessibility violations in open FAQ questions", async ({ page }) => {
  await visit(page, "/faq");
  for (const question of await page.locator("summary").all()) await question.click();
  await expectNoViolations(page);
});

test("has no accessibility violations in a template's full image", async ({ page }) => {
  await visit(page, "/templates");
  await page
    .getByRole("button", { name: /open the full picture/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page);
});

test("has no accessibility violations in the lightbox", async ({ page }) => {
  await visit(page, "/smallbusinesstemplate");
  await page
    .getByRole("button", { name: /, enlarge$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page);
});

for (const [result, status, message] of [
  ["an error", 500, "Submission failed. Please try again."],
  ["success", 200, "Thanks for contacting us! We'll be in touch shortly."],
] as const) {
  test(`has no accessibility violations in the quote form after ${result}`, async ({ page }) => {
    await page.route("**/api/contact", (route) => route.fulfill({ status, json: {} }));
    await visit(page, "/");
    await page.getByLabel("Your Name*").fill("Pat");
    await page.getByLabel("Your Email*").fill("pat@example.com");
    await page.getByLabel("How can we help?*").fill("A small site, please.");
    // The page reloads two seconds after success. Status 204 keeps it as it is.
    await page.route("/", (route) => route.fulfill({ status: 204 }));
    await page.getByRole("button", { name: "Send my request" }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expectNoViolations(page);
  });
}

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
