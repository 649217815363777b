import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { visit } from "../support/fixtures/visit.ts";

const contents = (page: Page) => page.getByRole("navigation", { name: "Contents" });
const current = (page: Page) => contents(page).locator("[aria-current=location]");

const terms = [
  ["How do I pay for a new site?", ["50% deposit", "other 50% is due on delivery"]],
  ["How is hourly work billed?", ["minimum of 2 billed hours", "refund for the unused time"]],
  [
    "Which payment methods do you accept?",
    ["We prefer Venmo, the peer-to-peer payment app", "avoids processing fees"],
  ],
] as const;

test("[FAQ-1] opens, answers and groups the fifteen questions", async ({ page }) => {
  await visit(page, "/faq");
  const items = page.getByRole("main").locator("details");

  await test.step("each group is linked in the contents", async () => {
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    const groups = await headings.allTextContents();
    await expect(contents(page).getByRole("link")).toHaveText(groups.slice(0, -1));
    for (const entry of await contents(page).getByRole("link").all()) {
      const name = (await entry.textContent()) ?? "";
      await entry.click();
      await expect(page.getByRole("region", { name }).getByRole("heading")).toBeInViewport();
      await expect(entry).toBeInViewport();
      await expect(current(page)).toHaveText(name);
    }
  });

  await test.step("each question opens and closes", async () => {
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

  await test.step("the answers state the specified terms", async () => {
    for (const question of await items.locator("summary").all()) await question.click();
    for (const [question, texts] of terms) {
      const item = items.filter({ hasText: question });
      for (const text of texts) {
        await expect(item.getByRole("paragraph").filter({ hasText: text })).toBeVisible();
      }
    }
    // Without animations, because contrast is checked after they end.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNoViolations(page);
  });
});

for (const [name, javaScriptEnabled] of [
  ["with JavaScript", true],
  ["without JavaScript", false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });

    test("opens the question that the URL's hash or text fragment names", async ({ page }) => {
      await page.goto("/faq#hosting");
      const item = page.locator("details").filter({ hasText: "Do you host the site?" });
      await expect(item.getByRole("paragraph").first()).toBeInViewport();
      await expect(item.getByText("Do you host the site?")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("details[open]")).toHaveCount(1);

      await page.goto("about:blank");
      await page.goto("/faq#:~:text=sensible%20link%20previews");
      const found = page.locator("details").filter({ hasText: "Is SEO included?" });
      await expect(found.getByRole("paragraph").first()).toBeInViewport();
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

const statements: Record<string, string[]> = {
  "/terms": [
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
  ],
  "/privacy": ["not directed to children under 16"],
  "/accessibility": [],
};

test("[LEGAL-1] [LEGAL-2] states every specified term and marks the current section in the contents", async ({
  page,
}) => {
  for (const [path, texts] of Object.entries(statements)) {
    await visit(page, path);
    for (const text of texts) {
      await expect(page.getByRole("article").getByText(text)).toBeVisible();
    }
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
  }
});
