import { colors } from "@agency/contract/brand/colors";
import { tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import { brandColors } from "@agency/contract/sample/brand-colors";
import { clients } from "@agency/web/app/content/sample/clients.ts";
import { expect, type Page, test } from "@playwright/test";
import { rgb } from "../support/checks/rgb.ts";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";
import { back, expectFace, front, tierCard } from "../support/pages/tier-cards.ts";

const mainStreet = Object.values(clients);
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

test("[HERO-1] [HERO-2] [HERO-3] fills the screen with headline, overlay, links and a street that moves with the page", async ({
  page,
  context,
  request,
}) => {
  await visit(page, "/");
  await test.step("the farthest layer moves by 100 px when scrolled by a full screen", async () => {
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

  await test.step("each of the eight buildings links to its client site", async () => {
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
    await page.setViewportSize({ width: 1440, height: 900 });
  });
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

test("[SERV-1] [ABOUT-1] [DETAIL-6] shows services, strengths and the other sections in order", async ({
  page,
}) => {
  await visit(page, "/");

  await test.step("the sections are in order, with testimonials in the about section", async () => {
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Comprehensive Web Development & Technical Consulting Services",
      "Find Your Ideal Web Solution",
      "We Are Not Just React & Tailwind Web Experts",
      "Hear From Our Happy Customers",
      "Get Your Free Web Development Quote Today!",
    ]);
    await expect(
      page.locator("#about").getByRole("region", { name: "Hear From Our Happy Customers" }),
    ).toBeVisible();
  });

  await test.step("four services, each with icon, title and description", async () => {
    const section = page.getByRole("region", {
      name: "Comprehensive Web Development & Technical Consulting Services",
    });
    await expect(section).toHaveAttribute("id", "services");
    const cards = section.getByRole("article");
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
      "Web Development",
      "Design & Consulting",
      "SEO & Marketing",
      "Ongoing Support",
    ]);
    for (const card of await cards.all()) {
      await expect(card.locator("svg")).toBeVisible();
      await expect(card.getByRole("paragraph")).toHaveText(/\w.{40,}/);
    }
  });

  await test.step("the refund of unused hours at the rate of the catalog", async () => {
    const rateCents = tiers.find(({ hourly }) => hourly)?.hourly?.rateCents ?? Number.NaN;
    await expect(page.locator("#services")).toContainText("2 h 30 min of 3 h");
    await expect(page.locator("#services")).toContainText(
      `${formatUsd(rateCents / 2)} back to you`,
    );
  });

  await test.step("four strengths, including two rounds of complimentary revisions", async () => {
    const section = page
      .locator("#about")
      .getByRole("region", { name: "We Are Not Just React & Tailwind Web Experts" });
    const cards = section.getByRole("listitem");
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText([
      "Modern Look and Feel",
      "Attention to Detail",
      "Unmatched Support",
      "Prompt Communication",
    ]);
    for (const card of await cards.all()) {
      await expect(card.locator("img")).toBeVisible();
      await expect(card.getByRole("paragraph")).toHaveText(/\w.{40,}/);
    }
    await expect(cards.filter({ hasText: "Unmatched Support" })).toContainText(
      "two rounds of complimentary revisions",
    );
  });

  await test.step("the accent color is #3d86ca, unless the owner changed it", async () => {
    expect([brandColors.accent, brandColors["brand-500"]]).toEqual(["#3d86ca", "#0185e4"]);
    const numbers = page.locator("#contact ol li > span");
    await expect(numbers).toHaveText(["1", "2", "3"]);
    for (const number of await numbers.all())
      await expect(number).toHaveCSS("color", rgb(colors.accent));
  });

  await test.step("arrow keys and pointer move the divider between sketch and finished page", async () => {
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("[PRICE-2] [TESTI-3] fits the screen and responds to a finger", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/");
    await test.step("every building has a tappable name at every width", async () => {
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
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          viewport.width,
        );
      }
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step("the page is at most 10,500 px long, with the tiers in a row that scrolls by keyboard", async () => {
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

    await test.step("a tap flips a card, and another tap flips it back", async () => {
      const card = tierCard(page, "CMS Site Build");
      await card.scrollIntoViewIfNeeded();
      await expectFace(card, "front");
      await front(card).getByRole("listitem").first().tap();
      await expectFace(card, "back");
      await back(card).getByRole("paragraph").first().tap();
      await expectFace(card, "front");
      await front(card).getByRole("button").tap();
      await expectFace(card, "back");
      await back(card).getByRole("button").tap();
      await expectFace(card, "front");
    });

    await test.step("the carousel continues after a tap on its controls", async () => {
      const carousel = page.getByRole("region", { name: "Happy Customers" });
      const shown = carousel.getByRole("listitem");
      await page.clock.pauseAt(Date.now() + 60_000);
      const current = Number.parseInt((await shown.getAttribute("aria-label")) ?? "", 10);
      const nameAfter = (moves: number) => `${((current - 1 + moves) % 7) + 1} of 7`;
      await carousel.getByRole("button", { name: "Next testimonial" }).tap();
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAccessibleName(nameAfter(1));
      await expect(carousel.getByRole("list")).toHaveAttribute("aria-live", "off");
      await page.clock.runFor(5000);
      await expect(shown).toHaveAccessibleName(nameAfter(2));
    });
  });
});
