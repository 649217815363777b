import { colors } from "@agency/contract/brand/colors";
import { templates } from "@agency/contract/catalog";
import { templatePlans } from "@agency/contract/offers/types";
import { brandColors } from "@agency/contract/sample/brand-colors";
import { expect, type Page, test } from "@playwright/test";
import { rgb } from "../support/checks/rgb.ts";
import { visit } from "../support/fixtures/visit.ts";
import { templatePages } from "../support/pages/template-pages.ts";
import { openComponent } from "../support/servers/component/serve.ts";

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
  test.describe(route, () => {
    test.beforeEach(async ({ page }) => {
      await visit(page, route);
    });

    test("[DETAIL-1] [DETAIL-2] [DETAIL-3] [DETAIL-5] [DETAIL-6] shows hero, features, screenshots and price", async ({
      page,
    }) => {
      await test.step("the hero has a title, a subtitle and three buttons", async () => {
        const hero = page.getByRole("main").locator("section").first();
        await expect(hero.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(hero.getByRole("heading", { level: 1 }).locator("+ p")).toHaveText(
          /\w{3,}.+\./,
        );
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
    });

    test("[DETAIL-1] links Buy Now to the Venmo checkout with name and amount", async ({
      page,
    }) => {
      await page.getByRole("link", { name: "Buy Now" }).click();
      await expect(page).toHaveURL(
        `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${amount}`,
      );
      await expect(page.getByText(`You're purchasing ${name} for ${price}`)).toBeVisible();
    });

    test("[DETAIL-1] scrolls to the section with View Screenshots and View Features", async ({
      page,
    }) => {
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

    test("[DETAIL-3] shows 4:3 thumbnails that load lazily and zoom slightly on hover", async ({
      page,
    }) => {
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
  });
}

for (const { route, screenshots } of templatePages) {
  test(`[DETAIL-3] shows ${screenshots} screenshots on ${route} when its content has more`, async ({
    page,
  }) => {
    await openComponent(page, "extra-screenshots.tsx", route);
    await expect(thumbnails(page)).toHaveCount(screenshots);
    await thumbnails(page).first().click();
    await expect(page.getByRole("dialog")).toHaveAccessibleName(`Screenshot 1 of ${screenshots}`);
  });
}

test("ends a template's page with one buy link", async ({ page }) => {
  await visit(page, "/basictemplate");
  const last = page.getByRole("main").locator("section").last();
  await expect(last.getByRole("link")).toHaveText(["Buy Basic Single-Page"]);
});

test("[DETAIL-6] uses the accent color #3d86ca on the home page, unless the owner changed it", async ({
  page,
}) => {
  expect([brandColors.accent, brandColors["brand-500"]]).toEqual(["#3d86ca", "#0185e4"]);
  await visit(page, "/");
  const numbers = page.locator("#contact ol li > span");
  await expect(numbers).toHaveText(["1", "2", "3"]);
  for (const number of await numbers.all())
    await expect(number).toHaveCSS("color", rgb(colors.accent));
});
