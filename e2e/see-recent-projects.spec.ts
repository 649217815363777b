import { expect, test } from "@playwright/test";

test("[FOLIO-1] a hero and eight projects that link to live sites elsewhere", async ({
  page,
  baseURL,
}) => {
  await page.goto("/portfolio");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recent projects");
  const cards = page.getByRole("region", { name: "Projects" }).getByRole("listitem");
  await expect(cards).toHaveCount(8);
  const addresses = new Set<string>();
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
    expect(url.protocol).toBe("https:");
    expect(url.origin).not.toBe(new URL(page.url()).origin);
    addresses.add(url.href);
  }
  expect([titles.size, addresses.size]).toEqual([8, 8]);
});

test("[FOLIO-1] choosing a project leads to its site", async ({ context, page }) => {
  await context.route(/\.example\//, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Live</title><h1>Live site</h1>" }),
  );
  await page.goto("/portfolio");
  const project = page.getByRole("region", { name: "Projects" }).getByRole("link").first();
  const address = (await project.getAttribute("href")) ?? "";
  await project.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading")).toHaveText("Live site");
});
