import { templates } from "@agency/contract/catalog";
import { templatePlans } from "@agency/contract/offers/types";
import { expect, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";
import { templatePages } from "../support/pages/template-pages.ts";

const features = (page: Page) => page.locator("#features");
const screenshots = (page: Page) => page.locator("#screenshots");
const thumbnails = (page: Page) => screenshots(page).getByRole("button", { name: /, enlarge$/ });

for (const {
  route,
  name,
  title,
  price,
  amount,
  screenshots: count,
  accent,
  details,
} of templatePages) {
  test(`[DETAIL-1] [DETAIL-2] [DETAIL-3] [DETAIL-5] [DETAIL-6] shows, scrolls and sells ${route}`, async ({
    page,
  }) => {
    await visit(page, route);
    await test.step("the hero has a title, a subtitle and three buttons", async () => {
      const hero = page.getByRole("main").locator("section").first();
      await expect(hero.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(hero.getByRole("heading", { level: 1 }).locator("+ p")).toHaveText(/\w{3,}.+\./);
      await expect(hero.getByRole("link")).toHaveText([
        "Buy Now",
        "View Screenshots",
        "View Features",
      ]);
      await expect(hero.getByText(price, { exact: true })).toBeVisible();
    });
    await test.step("the features have a heading, a tagline, a description and three items", async () => {
      const heading = features(page).getByRole("heading", { level: 2 });
      await expect(heading).toHaveText(/\w+/);
      await expect(features(page).locator("p").first()).toHaveText(/\w+/);
      await expect(heading.locator("+ p")).toHaveText(/\w{3,}.+\./);
      const items = features(page).getByRole("listitem");
      await expect(items).toHaveCount(3);
      for (const item of await items.all()) {
        await expect(item.locator("svg")).toBeVisible();
        await expect(item.getByRole("heading", { level: 3 })).toHaveText(/\w+/);
        await expect(item.getByRole("paragraph")).toHaveText(/\w{3,}.+\./);
      }
      for (const detail of details) await expect(page.getByRole("main")).toContainText(detail);
    });
    await test.step(`${count} screenshots are in two columns, the second one lower`, async () => {
      await expect(thumbnails(page)).toHaveCount(count);
      const columns = screenshots(page).getByRole("list");
      await expect(columns).toHaveCount(2);
      const [left, right] = await columns.evaluateAll((lists) =>
        lists.map((list) => {
          const { top, left: x } = list.getBoundingClientRect();
          return { top, x, pictures: list.children.length };
        }),
      );
      if (!left || !right) throw new Error("Expected two columns");
      expect([left.pictures, right.pictures]).toEqual([count / 2, count / 2]);
      expect(right.x).toBeGreaterThan(left.x);
      expect(right.top).toBeGreaterThan(left.top + 20);
    });
    await test.step(`${name} costs ${price}, the first entry of its plan list`, async () => {
      const template = templates.find(({ detailUrl }) => detailUrl === route);
      if (!template) throw new Error(`The catalog has no template at ${route}`);
      expect(templatePlans(template)[0]).toEqual({ name, price });
      const shown = page.getByRole("main").getByText(/^\$\d+$/);
      await expect(shown.first()).toBeVisible();
      expect(new Set(await shown.allTextContents())).toEqual(new Set([price]));
    });
    await test.step(`the accent is ${accent}`, async () => {
      for (const icon of await features(page).locator("li svg").all()) {
        await expect(icon).toHaveCSS("color", accent);
      }
    });
    await test.step("the template's first screen is shown only once", async () => {
      const firstScreens = await page
        .locator("main img")
        .evaluateAll(
          (images) =>
            images.filter((image) =>
              /-(stage|stage-small|front|photos|full|top)-/.test((image as HTMLImageElement).src),
            ).length,
        );
      expect(firstScreens).toBe(1);
    });
    await test.step("View Screenshots and View Features scroll to their sections", async () => {
      for (const [link, id] of [
        ["View Screenshots", "screenshots"],
        ["View Features", "features"],
      ] as const) {
        await page.getByRole("link", { name: link }).click();
        await expect(page).toHaveURL(`${route}#${id}`);
        // Its heading must be right below the sticky header.
        const top = () =>
          page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
        await expect.poll(top).toBeLessThan(120);
        expect(await top()).toBeGreaterThanOrEqual(0);
      }
    });

    await test.step("4:3 thumbnails load lazily and zoom slightly on hover", async () => {
      for (const thumbnail of await thumbnails(page).all()) {
        const image = thumbnail.getByRole("img");
        await expect(image).toHaveAttribute("loading", "lazy");
        await thumbnail.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
        const box = await thumbnail.boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 2);
      }
      const thumbnail = thumbnails(page).first();
      const zoom = async () =>
        ((await thumbnail.getByRole("img").boundingBox())?.width ?? 0) /
        ((await thumbnail.boundingBox())?.width ?? 1);
      await page.mouse.move(0, 0);
      await expect.poll(zoom).toBeCloseTo(1, 3);
      await thumbnail.hover();
      await expect.poll(zoom).toBeGreaterThan(1.02);
      expect(await zoom()).toBeLessThan(1.1);
    });

    await test.step("Buy Now leads to the Venmo checkout with name and amount", async () => {
      const last = page.getByRole("main").locator("section").last();
      await expect(last.getByRole("link")).toHaveText([`Buy ${name}`]);
      await page.getByRole("link", { name: "Buy Now" }).click();
      await expect(page).toHaveURL(
        `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${amount}`,
      );
      await expect(page.getByText(`You're purchasing ${name} for ${price}`)).toBeVisible();
    });
  });
}
