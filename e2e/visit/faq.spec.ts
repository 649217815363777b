import { expect, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

async function expectNamedAnswerOpen(page: Page) {
  await page.goto("/faq#hosting");
  const item = page.locator("details").filter({ hasText: "Do you host the site?" });
  await expect(item.getByRole("paragraph").first()).toBeInViewport();
  await expect(item.getByText("Do you host the site?")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("details[open]")).toHaveCount(1);

  await page.goto("about:blank");
  await page.goto("/faq#:~:text=sensible%20link%20previews");
  const found = page.locator("details").filter({ hasText: "Is SEO included?" });
  await expect(found.getByRole("paragraph").first()).toBeInViewport();
}

test("opens the question that the URL names, links each question to itself, and reopens it with Back", async ({
  page,
  browser,
}) => {
  await test.step("the URL's hash or text fragment, with JavaScript", () =>
    expectNamedAnswerOpen(page));
  await test.step("the URL's hash or text fragment, without JavaScript", async () => {
    const { baseURL } = test.info().project.use;
    const noScriptPage = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await expectNamedAnswerOpen(noScriptPage);
    await noScriptPage.close();
  });

  await page.goto("about:blank");
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
