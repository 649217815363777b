import { expect, type Page } from "@playwright/test";
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
import { templatePages } from "../support/pages/template-pages.ts";

const sampleNames = {
  "/basictemplate": "Slow Light",
  "/simpletemplate": "Tern Pottery",
  "/smallbusinesstemplate": "Clover Street Vets",
} as Record<string, string>;

for (const { route } of templatePages) {
  test(`loads the demo of ${route} when idle and shows the visitor's business name in it`, async ({
    page,
    consoleErrors,
    policyViolations,
  }) => {
    await test.step("its image is the largest paint", async () => {
      const fetched: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/demos/")) fetched.push(request.url());
      });
      await page.route("**/demos/**", async (request) => {
        await page.waitForLoadState("load");
        await request.continue();
      });
      await page.goto(route, { waitUntil: "load" });
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
    });

    await test.step("the name replaces the sample's", async () => {
      const sampleName = sampleNames[route] ?? "";
      await expectTabTitle(page, new RegExp(sampleName));
      await expectNoViolations(page);
      const wordmark = inDemo(page).getByRole("banner").getByRole("link").first();
      await expect(wordmark).toContainText(sampleName);
      await nameField(page).fill("Nora’s Bakery");
      await expectTabTitle(page, /^Nora’s Bakery/);
      await expect(wordmark).toContainText("Nora’s Bakery");
      await expect(inDemo(page).locator("body")).not.toContainText(sampleName);
      await nameField(page).fill("");
      await expect(wordmark).toContainText(sampleName);
    });

    await test.step("the demo has the focus while it is used", async () => {
      await unlock(page).click();
      await expect(shownDemo(page)).toBeFocused();
      await expectNoViolations(page);
    });
    expect(consoleErrors).toEqual([]);
    expect(policyViolations).toEqual([]);
  });

  test(`loads the demo on a phone only on interaction, and opens it full screen: ${route}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/demos/")) fetched.push(request.url());
    });
    await visit(page, route);
    const poster = stage(page).locator("img").first();
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-stage-small-/);
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
    );
    expect(fetched).toEqual([]);
    await nameField(page).fill("Nora’s Bakery");
    await expect(shownDemo(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Open the live demo" }).click();
    const preview = page.getByRole("dialog", { name: /^Live demo of/ });
    const wordmark = preview.locator("iframe").contentFrame().getByRole("banner");
    await expect(wordmark).toContainText("Nora’s Bakery");
    expect((await preview.locator("iframe").boundingBox())?.width).toBe(390);
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(preview).toBeHidden();
    await expect(page.getByRole("button", { name: "Open the live demo" })).toBeFocused();
  });
}

for (const { route, looks } of [
  {
    route: "/basictemplate",
    looks: [
      ["Lake", 'preset: "lake"', "/demos/basic-single-page/"],
      ["Meadow", 'preset: "meadow"', "/demos/basic-single-page/meadow/"],
      ["Rose", 'preset: "rose"', "/demos/basic-single-page/rose/"],
    ],
  },
  {
    route: "/smallbusinesstemplate",
    looks: [
      ["Vets", 'skin: "vets"', "/demos/small-business-starter/"],
      ["Dentist", 'skin: "dentist"', "/demos/small-business-starter/dentist/"],
      ["Garage", 'skin: "garage"', "/demos/small-business-starter/garage/"],
    ],
  },
] as const)
  test(`shows each look in light and dark with its setting: ${route}`, async ({ page }) => {
    test.slow();
    await openDemo(page, route);
    await nameField(page).fill("Nora’s Bakery");
    const backgrounds = new Set<string>();
    const readBackground = () =>
      inDemo(page)
        .locator("body")
        .evaluate((body) => getComputedStyle(body).backgroundColor);
    for (const [name, setting, path] of looks) {
      await choose(page, name);
      await expect(shownDemo(page)).toHaveAttribute("src", path);
      await expect(stage(page).getByText(setting, { exact: true })).toBeVisible();
      await expect(stage(page).getByRole("link", { name: "Open in a new tab" })).toHaveAttribute(
        "href",
        path,
      );
      await expectTabTitle(page, /^Nora’s Bakery/);
      for (const theme of ["Dark", "Light"]) {
        await choose(page, theme);
        await expect(inDemo(page).locator("html")).toHaveAttribute(
          "data-theme",
          theme.toLowerCase(),
        );
        backgrounds.add(await readBackground());
      }
    }
    // Two looks may share a background color in one theme.
    expect(backgrounds.size).toBeGreaterThanOrEqual(4);
  });

test("shows the demo at phone width, and in the theme that is chosen inside of it", async ({
  page,
}) => {
  await openDemo(page, "/basictemplate");
  await test.step("Phone and Desktop change the width", async () => {
    const width = () =>
      inDemo(page)
        .locator("html")
        .evaluate(() => innerWidth);
    expect(await width()).toBe(1344);
    await choose(page, "Phone");
    await expect.poll(width).toBe(390);
    await choose(page, "Desktop");
    await expect.poll(width).toBe(1344);
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
  await test.step("it appears without a fade with reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(shownDemo(page)).toHaveCSS("transition-property", "none");
  });
});

test("treats every name as plain text", async ({ page, consoleErrors }) => {
  await openDemo(page, "/basictemplate");
  const demo = inDemo(page);
  for (const [typed, shown] of [
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ["Fish $& Chips $1 $`", "Fish $& Chips $1 $`"],
    ["Nora\u202e\u0007  Bakery", "Nora Bakery"],
    ["N".repeat(60), "N".repeat(40)],
  ] as const) {
    await nameField(page).fill(typed);
    // The input limits typing to 40 characters, but a script can set more.
    await nameField(page).evaluate((input: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, typed);
    await expectTabTitle(page, `${shown}: three evenings at Alder Lake`);
    await expect(demo.getByRole("banner").getByRole("link").first()).toHaveText(shown);
    await expect(demo.getByRole("heading", { level: 1 })).toHaveText(shown);
    await expect(demo.locator("[onerror]")).toHaveCount(0);
  }
  expect(consoleErrors).toEqual([]);
});

test("keeps the name on other pages of the demo, also when React updates a text", async ({
  page,
}) => {
  await openDemo(page, "/smallbusinesstemplate");
  await nameField(page).fill("Nora’s Bakery");
  await choose(page, "Dark");
  await expectTabTitle(page, /^Nora’s Bakery/);
  await unlock(page).click();
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
});

test("accepts messages only between the page and its own demo", async ({ page }) => {
  await openDemo(page, "/basictemplate");
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
  await test.step("the page accepts a title and a theme only from its demo", async () => {
    const send = (fromDemo: boolean) =>
      page.evaluate((fromDemo) => {
        const demo = document.querySelector("iframe");
        const other = document.body.appendChild(document.createElement("iframe"));
        const { contentWindow: source } = (fromDemo && demo) || other;
        const data = { demo: { title: "Another title", theme: "dark" } };
        dispatchEvent(new MessageEvent("message", { source, data, origin: location.origin }));
      }, fromDemo);
    await send(false);
    await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
    await expect(page.getByText("Another title")).toHaveCount(0);
    await send(true);
    await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  });
});

test("ignores a name in the demo's URL", async ({ page }) => {
  await page.goto("/demos/basic-single-page/#name=Mallory&theme=dark", { waitUntil: "load" });
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Slow Light");
  await expect(page.getByText("Mallory")).toHaveCount(0);
  await page.evaluate(() => postMessage({ visitor: { name: "Mallory" } }, "*"));
  await expect(page.getByText("Mallory")).toHaveCount(0);
});

test("skips an inactive demo with wheel and Tab, and returns the focus with Escape", async ({
  page,
}) => {
  await openDemo(page, "/basictemplate");
  const getDemoScrollTop = () =>
    inDemo(page)
      .locator("html")
      .evaluate((html) => html.scrollTop);
  const box = await shownDemo(page).boundingBox();
  if (!box) throw new Error("There is no demo");
  await page.mouse.move(box.x + box.width / 2, box.y + 150);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await getDemoScrollTop()).toBe(0);
  await unlock(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#features a, #screenshots button").first()).toBeFocused();

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

test("shows the demo's button outside of its image, which also starts it", async ({ page }) => {
  for (const [width, label] of [
    [390, "Open the live demo"],
    [768, "Click to use the live demo"],
    [1440, "Click to use the live demo"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/smallbusinesstemplate");
    const button = page.getByRole("button", { name: label });
    const screen = stage(page).locator("picture").locator("..");
    await screen.scrollIntoViewIfNeeded();
    const [buttonBox, screenBox] = [await button.boundingBox(), await screen.boundingBox()];
    if (!buttonBox || !screenBox) throw new Error("There is no demo");
    expect(
      buttonBox.y + buttonBox.height <= screenBox.y ||
        buttonBox.y >= screenBox.y + screenBox.height,
    ).toBe(true);
    await page.mouse.click(screenBox.x + screenBox.width / 2, screenBox.y + screenBox.height / 2);
    if (width === 390)
      await expect(page.getByRole("dialog", { name: /^Live demo of/ })).toBeVisible();
    else await expect(shownDemo(page)).toBeFocused();
  }
});

for (const [id, { formPage, fields }] of Object.entries(purchasedSites)) {
  test(`has no errors and no accessibility violations in light and dark: ${id}`, async ({
    page,
    consoleErrors,
    policyViolations,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const paths = demoPages.filter((path) => path.startsWith(`/demos/${id}/`));
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(path, { waitUntil: "load" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectNoViolations(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await expectEnoughContrast(page);
        expect(consoleErrors).toEqual([]);
        expect(policyViolations).toEqual([]);
      });
    }
  });

  test(`opens a prefilled email when ${id} has no form service`, async ({ page }) => {
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
}

/** Records navigations that the page requests, including mailto links. */
async function recordNavigations(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const urls: string[] = [];
  devtools.on("Page.frameRequestedNavigation", ({ url }) => urls.push(url));
  await devtools.send("Page.enable");
  return urls;
}
