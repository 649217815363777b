import { expect, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

const contents = (page: Page) => page.getByRole("navigation", { name: "Contents" });
const current = (page: Page) => contents(page).locator("[aria-current=location]");

test("[FAQ-1] opens and closes each of the fifteen questions", async ({ page }) => {
  await page.goto("/faq");
  const items = page.getByRole("main").locator("details");
  await expect(items).toHaveCount(15);
  const questions = new Set<string | null>();
  for (const item of await items.all()) {
    const question = item.locator("summary");
    const answer = item.getByRole("paragraph").first();
    questions.add(await question.textContent());
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await expect(answer).toHaveText(/\w+ \w+ \w+.*\./);
    await question.click();
    await expect(answer).toBeHidden();
  }
  expect(questions.size).toBe(15);
});

for (const [question, texts] of [
  ["How do I pay for a new site?", ["50% deposit", "other 50% is due on delivery"]],
  ["How is hourly work billed?", ["minimum of 2 billed hours", "refund for the unused time"]],
  [
    "Which payment methods do you accept?",
    ["We prefer Venmo, the peer-to-peer payment app", "avoids processing fees"],
  ],
] as const) {
  test(`[FAQ-1] states the specified terms for "${question}"`, async ({ page }) => {
    await page.goto("/faq");
    const item = page.locator("details").filter({ hasText: question });
    await item.locator("summary").click();
    for (const text of texts) {
      await expect(item.getByRole("paragraph").filter({ hasText: text })).toBeVisible();
    }
  });
}

test("groups the questions and links each group in the contents", async ({ page }) => {
  await visit(page, "/faq");
  const groups = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  await expect(contents(page).getByRole("link")).toHaveText(groups.slice(0, -1));
  for (const entry of await contents(page).getByRole("link").all()) {
    const name = (await entry.textContent()) ?? "";
    await entry.click();
    await expect(page.getByRole("region", { name }).getByRole("heading")).toBeInViewport();
    await expect(entry).toBeInViewport();
    await expect(current(page)).toHaveText(name);
  }
});

for (const [name, javaScriptEnabled] of [
  ["with JavaScript", true],
  ["without JavaScript", false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("opens the question that the URL's hash names", async ({ page }) => {
      await page.goto("/faq#hosting");
      const item = page.locator("details").filter({ hasText: "Do you host the site?" });
      await expect(item.getByRole("paragraph").first()).toBeInViewport();
      await expect(item.getByText("Do you host the site?")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("details[open]")).toHaveCount(1);
    });

    test("opens the question that contains the text fragment of the URL", async ({ page }) => {
      await page.goto("/faq#:~:text=sensible%20link%20previews");
      const item = page.locator("details").filter({ hasText: "Is SEO included?" });
      await expect(item.getByRole("paragraph").first()).toBeInViewport();
    });
  });
}

test("links each question to itself, and reopens it with Back", async ({ page }) => {
  await visit(page, "/faq");
  const item = page.locator("details").filter({ hasText: "Who owns the code and the design?" });
  await item.locator("summary").click();
  await item.getByRole("link", { name: "Link to this answer" }).click();
  await expect(page).toHaveURL("/faq#ownership");
  await expect(item.locator("summary")).toBeInViewport({ ratio: 1 });

  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await page.goBack();
  await expect(page).toHaveURL("/faq#ownership");
  await expect(item.getByRole("paragraph").first()).toBeInViewport();
});

for (const path of ["/terms", "/privacy", "/accessibility"]) {
  test(`marks the current section in the contents of ${path}`, async ({ page }) => {
    await visit(page, path);
    for (const position of [2, 0, 1]) {
      const entry = contents(page).getByRole("link").nth(position);
      await entry.click();
      await expect(current(page)).toHaveText((await entry.textContent()) ?? "");
    }
    const third = contents(page).getByRole("link").nth(2);
    await page
      .locator("article section")
      .nth(2)
      .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    await expect(current(page)).toHaveText((await third.textContent()) ?? "");
  });
}

test("[LEGAL-1] states every specified term", async ({ page }) => {
  await page.goto("/terms");
  for (const text of [
    "Last updated July 21, 2025",
    "The law of the State of Colorado governs",
    "courts in Denver, Colorado",
    "late fee of 1.5% monthly",
    "50% deposit",
    "due net 15",
    "Maintenance starts at $50/hr",
    "6 months for custom builds and 3 months for CMS sites",
    "up to two revision rounds",
    "2-4 weeks for a 5-7 page site",
  ]) {
    await expect(page.getByRole("article").getByText(text)).toBeVisible();
  }
});

test("[LEGAL-2] states that the site is not directed to children under 16", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByText("not directed to children under 16")).toBeVisible();
});
