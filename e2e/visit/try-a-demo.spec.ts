import { templates } from "@agency/contract/catalog";
import { expect, type Locator, type Page } from "@playwright/test";
import { expectEnoughContrast, expectNoViolations } from "../support/checks/axe.ts";
import { fillForm, findForm, purchasedSites } from "../support/data/purchased-site.ts";
import { test } from "../support/fixtures/test.ts";
import { visit } from "../support/fixtures/visit.ts";
import { demoPages } from "../support/pages/demo-pages.ts";
import {
  choose,
  expectTabTitle,
  inDemo,
  nameField,
  openDemo,
  shownDemo,
  stage,
  unlock,
} from "../support/pages/live-demo.ts";

test("loads the demo when idle and shows the visitor's business name, look and theme in it", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  const demo = inDemo(page);
  const wordmark = demo.getByRole("banner").getByRole("link").first();
  await test.step("its image is the largest paint", async () => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/demos/")) fetched.push(request.url());
    });
    await page.route("**/demos/**", async (request) => {
      await page.waitForLoadState("load");
      await request.continue();
    });
    await page.goto("/basictemplate", { waitUntil: "load" });
    expect(fetched).toEqual([]);
    await expect(shownDemo(page)).toHaveCount(1);
    const largest = await page.evaluate(
      () =>
        new Promise<string>((done) =>
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
            done(last?.url ?? "");
          }).observe({ type: "largest-contentful-paint", buffered: true }),
        ),
    );
    expect(largest).toMatch(/\/images\/\w+(-business)?-stage-/);
    await page.unroute("**/demos/**");
  });

  await expectNameReplaced(page, "Slow Light");

  await test.step("every name is plain text", async () => {
    for (const [typed, shown] of [
      ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
      ["Fish $& Chips $1 $`", "Fish $& Chips $1 $`"],
      ["Nora\u202e\u0007  Bakery", "Nora Bakery"],
      ["N".repeat(60), "N".repeat(40)],
    ] as const) {
      await nameField(page).fill(typed);
      // The input limits typing to 40 characters, but a script can set more.
      await nameField(page).evaluate((input: HTMLInputElement, text) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
        set?.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      }, typed);
      await expectTabTitle(page, `${shown}: three evenings at Alder Lake`);
      await expect(wordmark).toHaveText(shown);
      await expect(demo.getByRole("heading", { level: 1 })).toHaveText(shown);
      await expect(demo.locator("[onerror]")).toHaveCount(0);
    }
  });

  await test.step("each look is shown in light and dark", async () => {
    await nameField(page).fill("Nora’s Bakery");
    const backgrounds = new Set<string>();
    for (const [name, setting, path] of [
      ["Lake", 'preset: "lake"', "/demos/basic-single-page/"],
      ["Meadow", 'preset: "meadow"', "/demos/basic-single-page/meadow/"],
      ["Rose", 'preset: "rose"', "/demos/basic-single-page/rose/"],
    ] as const) {
      await choose(page, name);
      await expect(shownDemo(page)).toHaveAttribute("src", path);
      await expect(stage(page).getByText(setting, { exact: true })).toBeVisible();
      await expectTabTitle(page, /^Nora’s Bakery/);
      for (const theme of ["Dark", "Light"]) {
        await choose(page, theme);
        await expect(demo.locator("html")).toHaveAttribute("data-theme", theme.toLowerCase());
        backgrounds.add(await readBackground(demo.locator("body")));
      }
    }
    // Two looks may share a background color in one theme.
    expect(backgrounds.size).toBeGreaterThanOrEqual(4);
  });
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

const readBackground = (body: Locator) =>
  body.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Types a name, which replaces the sample's everywhere in the demo, and deletes it again. */
async function expectNameReplaced(page: Page, sampleName: string) {
  const wordmark = inDemo(page).getByRole("banner").getByRole("link").first();
  await expectTabTitle(page, new RegExp(sampleName));
  await expect(wordmark).toContainText(sampleName);
  await nameField(page).fill("Nora’s Bakery");
  await expectTabTitle(page, /^Nora’s Bakery/);
  await expect(wordmark).toContainText("Nora’s Bakery");
  await expect(inDemo(page).locator("body")).not.toContainText(sampleName);
  await nameField(page).fill("");
  await expect(wordmark).toContainText(sampleName);
}

test("shows the visitor's name in the other demos, on every page and when React updates a text", async ({
  page,
  consoleErrors,
  policyViolations,
}) => {
  await openDemo(page, "/simpletemplate");
  await expectNameReplaced(page, "Tern Pottery");

  await openDemo(page, "/smallbusinesstemplate");
  await expectNameReplaced(page, "Clover Street Vets");
  await nameField(page).fill("Nora’s Bakery");
  await choose(page, "Dark");
  await expectTabTitle(page, /^Nora’s Bakery/);
  await unlock(page).click();
  await expect(shownDemo(page)).toBeFocused();
  const demo = inDemo(page);
  await demo.getByRole("banner").getByRole("link", { name: "Team" }).first().press("Enter");
  await expect(demo.getByRole("heading", { level: 1 })).not.toContainText("care");
  await expect(demo.getByRole("banner")).toContainText("Nora’s Bakery");
  await expect(demo.locator("html")).toHaveAttribute("data-theme", "dark");
  await demo
    .getByRole("banner")
    .getByRole("link")
    .first()
    .evaluate((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const line = document.createElement("p");
      line.textContent = "Clover Street Vets, restored";
      document.body.append(line);
      text.data = "Clover Street Vets";
    });
  await expect(demo.getByText("Nora’s Bakery, restored")).toBeAttached();
  await expect(demo.getByRole("banner")).toContainText("Nora’s Bakery");
  expect(consoleErrors).toEqual([]);
  expect(policyViolations).toEqual([]);
});

test("loads the demo on a phone only on interaction, and opens it full screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/demos/")) fetched.push(request.url());
  });
  await visit(page, "/basictemplate");
  const poster = stage(page).locator("img").first();
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-stage-small-/);
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestIdleCallback(() => requestIdleCallback(done, { timeout: 2_000 }), {
          timeout: 2_000,
        }),
      ),
  );
  expect(fetched).toEqual([]);
  await nameField(page).fill("Nora’s Bakery");
  await expect(shownDemo(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Open the live demo" }).click();
  const preview = page.getByRole("dialog", { name: /^Live demo of/ });
  const wordmark = preview.locator("iframe").contentFrame().getByRole("banner");
  await expect(wordmark).toContainText("Nora’s Bakery");
});

test("uses the demo by pointer and keyboard, and accepts messages only from its own page", async ({
  page,
}) => {
  await openDemo(page, "/basictemplate");
  const html = inDemo(page).locator("html");
  await test.step("an inactive demo is skipped by wheel and Tab", async () => {
    const box = await shownDemo(page).boundingBox();
    if (!box) throw new Error("There is no demo");
    await page.mouse.move(box.x + box.width / 2, box.y + 150);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await html.evaluate((root) => root.scrollTop)).toBe(0);
    await unlock(page).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("#features a, #screenshots button").first()).toBeFocused();
  });

  await test.step("Escape returns the focus from an active demo", async () => {
    await unlock(page).focus();
    await page.keyboard.press("Enter");
    await expect(shownDemo(page)).toBeFocused();
    await expect(unlock(page)).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(inDemo(page).locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(unlock(page)).toBeFocused();

    await unlock(page).click();
    await expect(unlock(page)).toHaveCount(0);
    await nameField(page).click();
    await expect(unlock(page)).toBeVisible();
  });

  await test.step("Phone and Desktop change the width", async () => {
    const width = () => html.evaluate(() => innerWidth);
    expect(await width()).toBe(1344);
    await choose(page, "Phone");
    await expect.poll(width).toBe(390);
    await choose(page, "Desktop");
    await expect.poll(width).toBe(1344);
  });

  await test.step("the demo accepts a name only from its parent page", async () => {
    const wordmark = inDemo(page).getByRole("banner").getByRole("link").first();
    const send = (from: { ours: boolean; parent: boolean }, name: string) =>
      inDemo(page)
        .locator("body")
        .evaluate(
          (_, { ours, parent: fromParent, name }) =>
            dispatchEvent(
              new MessageEvent("message", {
                origin: ours ? location.origin : "https://evil.example",
                source: fromParent ? parent : window,
                data: { visitor: { name } },
              }),
            ),
          { ...from, name },
        );
    await send({ ours: false, parent: true }, "Mallory");
    await send({ ours: true, parent: false }, "Mallory");
    await expect(wordmark).toHaveText("Slow Light");
    await send({ ours: true, parent: true }, "Nora’s Bakery");
    await expect(wordmark).toHaveText("Nora’s Bakery");
  });

  await test.step("the demo's theme button changes the page's switch", async () => {
    await unlock(page).click();
    const position = await inDemo(page)
      .getByRole("button", { name: "Dark theme" })
      .evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return { x: (x + width / 2) / innerWidth, y: (y + height / 2) / innerHeight };
      });
    const box = await shownDemo(page).boundingBox();
    if (!box) throw new Error("There is no demo");
    // The demo is scaled down, so convert the position to page coordinates.
    await page.mouse.click(box.x + position.x * box.width, box.y + position.y * box.height);
    await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  });
});

for (const [id, { formPage, fields }] of Object.entries(purchasedSites)) {
  test(`has no errors and no accessibility violations in light and dark, and opens a prefilled email: ${id}`, async ({
    page,
    consoleErrors,
    policyViolations,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const paths = demoPages.filter((path) => path.startsWith(`/demos/${id}/`));
    expect(paths.length).toBeGreaterThan(2);
    const backgrounds = new Set<string>();
    for (const path of paths) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(path, { waitUntil: "load" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoViolations(page);
        backgrounds.add(await readBackground(page.locator("body")));
        await page.emulateMedia({ colorScheme: "dark" });
        await expectEnoughContrast(page);
        backgrounds.add(await readBackground(page.locator("body")));
        expect(consoleErrors).toEqual([]);
        expect(policyViolations).toEqual([]);
      });
    }
    // Two looks may share a background color in one theme.
    const hasLooks = templates.some((template) => template.id === id && template.looks);
    expect(backgrounds.size).toBeGreaterThanOrEqual(hasLooks ? 4 : 2);

    await test.step("a form without a form service opens a prefilled email", async () => {
      await page.emulateMedia({ reducedMotion: null, colorScheme: null });
      await page.goto(`/demos/${id}/${formPage}`);
      const urls = await recordNavigations(page);
      await fillForm(page, fields);
      const form = findForm(page, fields);
      await form.getByRole("button", { name: /send|subscribe/i }).click();
      await expect.poll(() => urls.join()).toMatch(/^mailto:[^@?]+@[^?]+\?subject=/);
      if (fields.message) expect(urls[0]).toContain(encodeURIComponent(fields.message));
      await expect(page.getByRole("status").filter({ hasText: /email program/i })).toBeVisible();
      expect(await form.textContent()).not.toContain("site.config.ts");
    });

    if (id === "basic-single-page") await expectNameInUrlIgnored(page);
  });
}

async function expectNameInUrlIgnored(page: Page) {
  await page.goto("about:blank");
  await page.goto("/demos/basic-single-page/#name=Mallory&theme=dark", { waitUntil: "load" });
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestIdleCallback(() => requestIdleCallback(done, { timeout: 2_000 }), {
          timeout: 2_000,
        }),
      ),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow Light");
  await expect(page.getByText("Mallory")).toHaveCount(0);
  await page.evaluate(() => postMessage({ visitor: { name: "Mallory" } }, "*"));
  await expect(page.getByText("Mallory")).toHaveCount(0);
}

/** Records navigations that the page requests, including mailto links. */
async function recordNavigations(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const urls: string[] = [];
  devtools.on("Page.frameRequestedNavigation", ({ url }) => urls.push(url));
  await devtools.send("Page.enable");
  return urls;
}
