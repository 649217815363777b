import { expect, type Page, test } from "@playwright/test";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";

const hero = (page: Page) =>
  page.getByRole("region", {
    name: "Elevate Your Online Presence with our Suite of Custom Web Development Services",
  });

/** Returns the vertical offset of each image layer in the banner, the farthest first. */
const getLayerOffsets = (page: Page) =>
  page.locator("#hero").evaluate((section) => {
    const top = section.getBoundingClientRect().top;
    return [".parallax-far", ".parallax-middle", ".parallax-near"].map((layer) => {
      const { y } = section.querySelector(layer)?.getBoundingClientRect() ?? { y: Number.NaN };
      return Math.round(y - top);
    });
  });

test("[HERO-1] [HERO-2] [HERO-3] fills the screen with headline, dark overlay and links", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await expect(hero(page).getByRole("heading", { level: 1 })).toHaveText(
    "Elevate Your Online Presence with our Suite of Custom Web Development Services",
  );

  await test.step("a 70% black overlay covers every image of the banner", async () => {
    const overlay = hero(page).locator("[data-overlay]");
    expect(await overlay.boundingBox()).toEqual(await hero(page).boundingBox());
    const { color, below } = await overlay.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext("2d");
      if (!canvas) throw new Error("The canvas has no 2D context");
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const { opacity } = getComputedStyle(element);
      return {
        color: [...canvas.getImageData(0, 0, 1, 1).data, Number(opacity)],
        below: [...document.querySelectorAll("#hero [class*=parallax]")].map(
          (layer) => layer.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      };
    });
    const [red, green, blue, alpha = 0, opacity] = color;
    expect([red, green, blue, opacity]).toEqual([0, 0, 0, 1]);
    expect(alpha / 255).toBeCloseTo(0.7, 2);
    expect(below).toEqual([true, true, true]);
  });

  await test.step("scrolling animates only opacity and transforms", async () => {
    const animated = await hero(page).evaluate((section) =>
      section
        .getAnimations({ subtree: true })
        .filter(({ timeline }) => timeline !== document.timeline)
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
        .flatMap(({ offset, computedOffset, easing, composite, ...properties }) =>
          Object.keys(properties),
        ),
    );
    expect([...new Set(animated)].toSorted()).toEqual(["opacity", "transform", "translate"]);
  });

  await test.step("Our Recent Projects opens /portfolio in a new tab", async () => {
    const opened = context.waitForEvent("page");
    await hero(page).getByRole("link", { name: "Our Recent Projects" }).click();
    const tab = await opened;
    await expect(tab).toHaveURL("/portfolio");
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await test.step(`the banner fills the screen behind the header at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      const box = await hero(page).boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: viewport.width });
      expect(box?.height).toBeGreaterThanOrEqual(viewport.height);
    });
  }

  await test.step("Learn How We Can Help leads to #contact", async () => {
    await hero(page).getByRole("link", { name: "Learn How We Can Help" }).click();
    await expect(page).toHaveURL("/#contact");
    await expectAtSection(page, "contact");
  });
});

test("[HERO-1] moves the farthest layer by 100 px when scrolled by a full screen", async ({
  page,
}) => {
  await visit(page, "/");
  const start = await getLayerOffsets(page);
  const getShifts = async () =>
    (await getLayerOffsets(page)).map((y, layer) => y - (start[layer] ?? 0));
  const scrollTo = (share: number) =>
    page.evaluate((by) => window.scrollTo(0, by * window.innerHeight), share);
  await scrollTo(0.5);
  await expect.poll(async () => (await getShifts())[0]).toBe(50);
  await scrollTo(1);
  await expect.poll(async () => (await getShifts())[0]).toBe(100);
  const [far = 0, middle = 0, near = 0] = await getShifts();
  expect(far).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(near);
  expect(near).toBeGreaterThan(0);
  await scrollTo(0);
  await expect.poll(getShifts).toEqual([0, 0, 0]);
});

test("[HERO-1] moves once for all scroll events within 10 ms", async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await visit(page, "/");
  await page.locator("#hero").evaluate((section) => {
    const moves: unknown[] = [];
    Reflect.set(window, "moves", moves);
    new MutationObserver((changes) => moves.push(...changes)).observe(section, {
      attributeFilter: ["style"],
      subtree: true,
    });
  });
  const countMoves = () => page.evaluate(() => Reflect.get(window, "moves").length);
  const scrollFor9ms = async (from: number) => {
    for (let ms = 1; ms <= 9; ms++) {
      await page.evaluate(
        (y) => {
          window.scrollTo(0, y);
          for (let event = 0; event < 5; event++) window.dispatchEvent(new Event("scroll"));
        },
        from + ms * 20,
      );
      await page.clock.runFor(1);
    }
  };

  await scrollFor9ms(0);
  expect(await countMoves()).toBe(0);
  await page.clock.runFor(1);
  expect(await countMoves()).toBe(1);
  expect((await getLayerOffsets(page))[0]).toBe(20);
  await scrollFor9ms(180);
  await page.clock.runFor(1);
  expect(await countMoves()).toBe(2);
  expect((await getLayerOffsets(page))[0]).toBe(40);
});
