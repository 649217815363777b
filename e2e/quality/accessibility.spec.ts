import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { visit } from "../support/fixtures/visit.ts";

// Contrast is judged once everything that fades or turns has come to rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the open menu has no violations", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/faq");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await expectNoViolations(page);
});

test("a turned pricing card has no violations", async ({ page }) => {
  await visit(page, "/");
  const card = page.getByRole("article", { name: "Custom Site Build" });
  await card.getByRole("button", { name: "See details" }).click();
  await expect(card.getByRole("link", { name: "Get a Quote" })).toBeVisible();
  await expectNoViolations(page);
});

test("open answers have no violations", async ({ page }) => {
  await visit(page, "/faq");
  for (const question of await page.locator("summary").all()) await question.click();
  await expectNoViolations(page);
});

test("a template's full picture has no violations", async ({ page }) => {
  await visit(page, "/templates");
  await page
    .getByRole("button", { name: /open the full picture/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page);
});

test("the lightbox has no violations", async ({ page }) => {
  await visit(page, "/smallbusinesstemplate");
  await page
    .getByRole("button", { name: /, enlarge$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page);
});

for (const [outcome, status, words] of [
  ["failed", 500, "Submission failed. Please try again."],
  ["sent", 200, "Thanks for contacting us! We'll be in touch shortly."],
] as const) {
  test(`a quote form that was ${outcome} has no violations`, async ({ page }) => {
    await page.route("**/api/contact", (route) => route.fulfill({ status, json: {} }));
    await visit(page, "/");
    await page.getByLabel("Your Name*").fill("Pat");
    await page.getByLabel("Your Email*").fill("pat@example.com");
    await page.getByLabel("How can we help?*").fill("A small site, please.");
    // Two seconds after success the page asks for itself anew; "no content" leaves it as it is.
    await page.route("/", (route) => route.fulfill({ status: 204 }));
    await page.getByRole("button", { name: "Send my request" }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expectNoViolations(page);
  });
}

test("a copied Venmo note has no violations", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/checkoutvenmo?plan=Logo%20Design&amount=80");
  await page.getByRole("button", { name: "Copy note" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoViolations(page);
});
