import { expect, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";
import { openComponent } from "../support/servers/component/serve.ts";

const thumbnails = (page: Page) => page.getByRole("button", { name: /, enlarge$/ });
const lightbox = (page: Page) => page.getByRole("dialog");
const picture = (page: Page) => lightbox(page).getByRole("img");

async function open(page: Page, position: number, route = "/basictemplate") {
  await visit(page, route);
  await thumbnails(page).nth(position).click();
  await expect(lightbox(page)).toBeVisible();
}

/** Returns the alt texts in the order of the lightbox, which alternates between both columns. */
async function listDescriptions(page: Page) {
  const columns = await page
    .locator("#screenshots")
    .getByRole("list")
    .evaluateAll((lists) =>
      lists.map((list) => [...list.querySelectorAll("img")].map(({ alt }) => alt)),
    );
  const [left = [], right = []] = columns;
  return left.flatMap((alt, row) => [alt, right[row] ?? ""]);
}

test("[DETAIL-4] opens a screenshot in a full-screen lightbox", async ({ page }) => {
  await visit(page, "/basictemplate");
  const [first = ""] = await listDescriptions(page);
  await thumbnails(page).first().click();
  await expect(picture(page)).toHaveAttribute("alt", first);
  const box = await lightbox(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 900 });
  // The scrollbar's space stays reserved, so that the page behind does not shift.
  expect(box?.width).toBeGreaterThanOrEqual(1440 - 16);
});

for (const [action, close] of [
  ["the Close button", (page: Page) => page.getByRole("button", { name: "Close" }).click()],
  ["a click on the backdrop", (page: Page) => page.mouse.click(400, 20)],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`[DETAIL-4] closes by ${action} and returns the focus to the thumbnail`, async ({
    page,
  }) => {
    await open(page, 1);
    await close(page);
    await expect(lightbox(page)).toBeHidden();
    await expect(
      page
        .locator("#screenshots")
        .getByRole("listitem")
        .filter({ has: page.locator(":focus") }),
    ).toHaveCount(1);
  });
}

test("[DETAIL-4] stays open when the image is clicked", async ({ page }) => {
  await open(page, 0);
  await picture(page).click();
  await expect(picture(page)).toBeVisible();
  // The lightbox still responds, so it was not just closing slowly.
  await page.getByRole("button", { name: "Next" }).click();
  await expect(lightbox(page)).toHaveAccessibleName("Screenshot 2 of 4");
});

for (const [route, count] of [
  ["/simpletemplate", 4],
  ["/smallbusinesstemplate", 6],
] as const) {
  for (const [controls, next, previous] of [
    [
      "Next and Previous",
      (page: Page) => page.getByRole("button", { name: "Next" }).click(),
      (page: Page) => page.getByRole("button", { name: "Previous" }).click(),
    ],
    [
      "the arrow keys",
      (page: Page) => page.keyboard.press("ArrowRight"),
      (page: Page) => page.keyboard.press("ArrowLeft"),
    ],
  ] as const) {
    test(`[DETAIL-4] cycles through all ${count} images of ${route} with ${controls}`, async ({
      page,
    }) => {
      await visit(page, route);
      const alts = await listDescriptions(page);
      expect(alts).toHaveLength(count);
      await thumbnails(page).first().click();
      for (const alt of [...alts, alts[0] ?? ""]) {
        await expect(picture(page)).toHaveAttribute("alt", alt);
        await next(page);
      }
      await expect(picture(page)).toHaveAttribute("alt", alts[1] ?? "");
      await previous(page);
      await previous(page);
      await expect(picture(page)).toHaveAttribute("alt", alts.at(-1) ?? "");
    });
  }
}

test("[DETAIL-4] hides Previous and Next, and ignores arrow keys, when there is one image", async ({
  page,
}) => {
  await openComponent(page, "one-screenshot.tsx");
  await thumbnails(page).click();
  await page.keyboard.press("ArrowRight");
  await expect(lightbox(page)).toHaveAccessibleName("Screenshot 1 of 1");
  await expect(lightbox(page).getByRole("button")).toHaveText(["Close"]);
});

test("[DETAIL-4] limits the image to 85% of the height of a low screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, 0);
  await expect
    .poll(async () => Math.round((await picture(page).boundingBox())?.height ?? 0))
    .toBe(0.85 * 600);
});

test("[DETAIL-4] limits the image to a width of 1200 px on a large screen", async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1600 });
  await open(page, 0);
  await expect
    .poll(async () => Math.round((await picture(page).boundingBox())?.width ?? 0))
    .toBe(1200);
});

for (const [width, isShown] of [
  [390, false],
  [1440, true],
] as const) {
  test(`${isShown ? "shows" : "hides"} the arrow key hint at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/basictemplate");
    await expect(page.getByText("Use the arrow keys to browse.")).toBeVisible({
      visible: isShown,
    });
  });
}
