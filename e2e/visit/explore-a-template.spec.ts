import { expect, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";
import { templatePages } from "../support/pages/template-pages.ts";

const thumbnails = (page: Page) =>
  page.locator("#screenshots").getByRole("button", { name: /, enlarge$/ });

test("[DETAIL-1] [DETAIL-3] [DETAIL-5] scrolls to the sections of a template, shows its screenshots and sells it", async ({
  page,
  request,
}) => {
  await visit(page, "/basictemplate");
  await test.step("View Screenshots and View Features scroll to their sections", async () => {
    for (const [link, id] of [
      ["View Screenshots", "screenshots"],
      ["View Features", "features"],
    ] as const) {
      await page.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(`/basictemplate#${id}`);
      // Its heading must be right below the sticky header.
      const top = () =>
        page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(120);
      expect(await top()).toBeGreaterThanOrEqual(0);
    }
  });

  await test.step("the screenshots load", async () => {
    for (const thumbnail of await thumbnails(page).all()) {
      await thumbnail.scrollIntoViewIfNeeded();
      const image = thumbnail.getByRole("img");
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  await test.step("Buy Now leads to the Venmo checkout with name and amount", async () => {
    await page.getByRole("link", { name: "Buy Now" }).click();
    await expect(page).toHaveURL("/checkoutvenmo?plan=Basic%20Single-Page&amount=49");
    await expect(page.getByText("You're purchasing Basic Single-Page for $49")).toBeVisible();
  });

  for (const { route, name, screenshots } of templatePages.slice(1)) {
    await test.step(`the screenshots of ${name} exist`, async () => {
      const html = await (await request.get(route)).text();
      const section = html.slice(html.indexOf('id="screenshots"'));
      const images = [...section.matchAll(/<img src="([^"]+)"/g)].slice(0, screenshots);
      expect(images).toHaveLength(screenshots);
      for (const [, src = ""] of images) {
        const image = await request.get(src);
        expect(image.status(), src).toBe(200);
        expect(image.headers()["content-type"], src).toMatch(/^image\//);
      }
    });
  }
});
