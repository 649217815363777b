import { projects } from "@agency/web/app/content/sample/projects.ts";
import { expect, test } from "@playwright/test";

test("[FOLIO-1] [FOLIO-2] shows eight projects and opens the live site of each in a new tab", async ({
  context,
  page,
  baseURL,
}) => {
  await page.goto("/portfolio");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recent projects");
  const cards = page.getByRole("region", { name: "Projects" }).getByRole("listitem");
  await expect(cards).toHaveCount(8);
  const urls = new Set<string>();
  const titles = new Set<string | null>();
  for (const card of await cards.all()) {
    const title = card.getByRole("heading");
    await title.scrollIntoViewIfNeeded();
    await expect(title).toHaveText(/\w+/);
    titles.add(await title.textContent());
    await expect(card).toContainText(/\w+ \w+ \w+ \w+.*\./);
    const image = card.getByRole("img");
    await expect(image).toHaveAttribute("alt", /\w+/);
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    const url = new URL((await card.getByRole("link").getAttribute("href")) ?? "", baseURL);
    urls.add(url.href);
  }
  expect([titles.size, urls.size]).toEqual([8, 8]);

  for (const project of projects) {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: project.title }).click();
    const site = await opened;
    await expect(site).toHaveURL(new URL(project.url, page.url()).href);
    await expect(site).toHaveTitle(new RegExp(project.title.split(" ")[0] ?? ""));
    await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
    await site.close();
  }
  await expect(page).toHaveURL("/portfolio");
});
