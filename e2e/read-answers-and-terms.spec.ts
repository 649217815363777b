import { expect, test } from "@playwright/test";

test("[FAQ-1] fifteen questions, each opens and closes", async ({ page }) => {
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

for (const [question, facts] of [
  ["How do I pay for a new site?", ["50% deposit", "other 50% is due on delivery"]],
  ["How is hourly work billed?", ["minimum of 2 billed hours", "refund for the unused time"]],
  [
    "Which payment methods do you accept?",
    ["We prefer Venmo, the peer-to-peer payment app", "avoids processing fees"],
  ],
] as const) {
  test(`[FAQ-1] "${question}" is answered with the agreed facts`, async ({ page }) => {
    await page.goto("/faq");
    const item = page.locator("details").filter({ hasText: question });
    await item.locator("summary").click();
    for (const fact of facts) {
      await expect(item.getByRole("paragraph").filter({ hasText: fact })).toBeVisible();
    }
  });
}

test("[LEGAL-1] the terms hold every term of business", async ({ page }) => {
  await page.goto("/terms");
  for (const fact of [
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
    await expect(page.getByRole("article").getByText(fact)).toBeVisible();
  }
});

test("[LEGAL-2] the privacy policy is not directed to children under 16", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByText("not directed to children under 16")).toBeVisible();
});
