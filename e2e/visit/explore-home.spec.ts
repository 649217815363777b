import { clients } from "@agency/web/app/content/sample/clients.ts";
import { expect, type Page, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

const mainStreet = Object.values(clients);

test("links each of the eight buildings in the hero to its client site, by mouse and keyboard", async ({
  page,
  request,
}) => {
  await visit(page, "/");
  expect(mainStreet).toHaveLength(8);
  for (const { title, url } of mainStreet) {
    const door = page.locator("#hero").getByRole("link", { name: title });
    await expect(door).toHaveAttribute("href", url);
    await expect(door).not.toHaveAttribute("target");
    expect((await request.get(url)).status()).toBe(200);
  }

  await test.step("hover and keyboard focus show the client's name", async () => {
    const door = page.locator("#hero").getByRole("link", { name: "Oat & Ember" });
    const sign = door.locator("> span");
    await expect(sign).toHaveCSS("opacity", "0");
    await door.hover();
    await expect(sign).toHaveCSS("opacity", "1");
    await page.mouse.move(0, 0);
    await expect(sign).toHaveCSS("opacity", "0");
    await page.locator("#hero").getByRole("link", { name: "Lumen Goods" }).focus();
    await page.keyboard.press("Tab");
    await expect(door).toBeFocused();
    await expect(sign).toHaveCSS("opacity", "1");
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await test.step(`the focus order is from left to right, row by row, at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      const boxes = await page
        .locator("#hero nav a")
        .evaluateAll((doors) => doors.map((door) => door.getBoundingClientRect().toJSON()));
      expect(boxes).toHaveLength(8);
      for (const [index, box] of boxes.entries()) {
        const previous = boxes[index - 1];
        if (previous) expect(box.left > previous.left || box.top > previous.bottom).toBe(true);
      }
    });
  }
});

/** Records for each opened page whether it was revealed with a view transition. */
async function recordReveals(page: Page) {
  const reveals: string[] = [];
  page.on("console", (line) => {
    if (line.text().startsWith("revealed ")) reveals.push(line.text());
  });
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) =>
      console.log(
        `revealed ${location.pathname} ${viewTransition ? "with" : "without"} transition`,
      ),
    ),
  );
  return reveals;
}

test("opens a client site with a view transition, unless motion is reduced", async ({ page }) => {
  const reveals = await recordReveals(page);
  await visit(page, "/");
  await page.locator("#hero").getByRole("link", { name: "Ridgeline" }).click();
  await expect(page).toHaveURL("/sites/ridgeline/");
  await expect.poll(() => reveals.at(-1)).toBe("revealed /sites/ridgeline/ with transition");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => reveals.at(-1)).toBe("revealed / with transition");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await page.locator("#hero").getByRole("link", { name: "Ridgeline" }).click();
  await expect.poll(() => reveals.at(-1)).toBe("revealed /sites/ridgeline/ without transition");
});

test("moves the divider between sketch and finished page by arrow keys and pointer", async ({
  page,
}) => {
  await visit(page, "/");
  const slider = page.getByRole("slider", { name: "Compare the finished page with its sketch" });
  const finished = page.locator(".split-finished");
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(finished).toHaveCSS("clip-path", "inset(0px 0px 0px 0%)");
  await page.keyboard.press("End");
  await expect(finished).toHaveCSS("clip-path", "inset(0px 0px 0px 100%)");
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider is not shown");
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveValue("50");
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("shows a tappable name on every building at every width", async ({ page }) => {
    await visit(page, "/");
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(viewport);
      for (const { title } of mainStreet) {
        const door = page.locator("#hero").getByRole("link", { name: title });
        const box = await door.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), title).toBeGreaterThanOrEqual(44);
        const name = door.getByText(title);
        await expect(name).toHaveCSS("opacity", "1");
        const { x = -1, width = 0 } = (await name.boundingBox()) ?? {};
        expect(x, title).toBeGreaterThanOrEqual(0);
        expect(x + width, title).toBeLessThanOrEqual(viewport.width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("keeps the home page at most 10,500 px long, with the tiers in a row that scrolls by keyboard", async ({
    page,
  }) => {
    await visit(page, "/");
    for (const section of await page.locator("main section, footer").all()) {
      await section.scrollIntoViewIfNeeded();
    }
    const [height, width] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.documentElement.scrollWidth,
    ]);
    expect(height).toBeLessThanOrEqual(10_500);
    expect(width).toBe(390);

    const cards = page.locator("#pricing").getByRole("article");
    await cards.first().scrollIntoViewIfNeeded();
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    const last = cards.last().getByRole("link", { name: "Choose Plan" });
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
