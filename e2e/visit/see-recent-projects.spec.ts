import { projects } from "@agency/web/app/content/sample/projects.ts";
import { expect, test } from "@playwright/test";

test("[FOLIO-1] [FOLIO-2] shows eight projects and opens the live site of each in a new tab", async ({
  context,
  page,
  request,
}) => {
  await page.goto("/portfolio");
  const cards = page.getByRole("region", { name: "Projects" }).getByRole("listitem");
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) {
    await card.getByRole("heading").scrollIntoViewIfNeeded();
    const image = card.getByRole("img");
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  }

  for (const { title, url } of projects) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const html = await response.text();
    const siteTitle = html.match(/<title>([^<]*)/)?.[1];
    expect(siteTitle).toContain(title.split(" ")[0] ?? "");
    expect(html).toMatch(/<h1[\s>]/);
  }

  const [project] = projects;
  if (!project) throw new Error("There is no project");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: project.title }).click();
  const site = await opened;
  await expect(site).toHaveURL(new URL(project.url, page.url()).href);
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/portfolio");
});
