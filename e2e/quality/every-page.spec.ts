import { expect, type Page } from "@playwright/test";
import { expectNoViolationsAtAnyWidth } from "../support/checks/axe.ts";
import { type Network, watchNetwork } from "../support/checks/network.ts";
import { test } from "../support/fixtures/test.ts";
import { visit, waitUntilHydrated } from "../support/fixtures/visit.ts";
import { formNames, paymentFormDrivers } from "../support/gateway/payment-form.ts";
import { ownRoutes, routes } from "../support/pages/routes.ts";

const paths = [...routes, ...ownRoutes, "/404", "/checkoutvenmo?plan=Logo%20Design&amount=80"];

/** One page object opens several pages, because a new context and axe in a new process cost a second. */
const parts = 4;
const pathsOfParts = Array.from({ length: parts }, (_, part) =>
  paths.filter((_, index) => index % parts === part),
);

for (const group of pathsOfParts) {
  test(`[FRAME-2] [FRAME-5] [FOOT-3] [NAV-3] has header, footer, space for images, no errors and no violations: ${group.join(", ")}`, async ({
    page,
    baseURL,
    consoleErrors,
    policyViolations,
  }) => {
    test.slow();
    const network = watchNetwork(page);
    const foreign: string[] = [];
    const paymentForms: string[] = [];
    page.on("request", (request) => {
      const { protocol, origin, pathname } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) foreign.push(request.url());
      const loadsForm = formNames.some((form) => paymentFormDrivers[form].script.test(pathname));
      if (loadsForm) paymentForms.push(request.url());
    });
    const files = await delayFiles(page);
    for (const path of group) {
      await test.step(path, async () => {
        await page.emulateMedia({ reducedMotion: "no-preference" });
        // With a plan in the URL, the height also changes when the page is hydrated.
        if (path.includes("?")) await visit(page, path);
        else await expectSpaceForImages(page, path, files);
        await expectFrame(page);
        expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");

        await scrollToEnd(page, network);
        expect([consoleErrors, policyViolations, foreign]).toEqual([[], [], []]);
        // Only a checkout with a plan loads one.
        expect(paymentForms).toEqual([]);

        // Without animations, because contrast is checked after they end.
        await page.emulateMedia({ reducedMotion: "reduce" });
        await expectNoViolationsAtAnyWidth(page);

        await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
        await expect(page).toHaveURL("/faq");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(/questions/i);
      });
    }
  });
}

type Files = Awaited<ReturnType<typeof delayFiles>>;

/** Delays the images and fonts of each page that is opened next. */
async function delayFiles(page: Page) {
  let images = Promise.withResolvers<void>();
  let fonts = Promise.withResolvers<void>();
  await page.route(/\.(avif|webp|png|svg|woff2)$/, async (route) => {
    const isFont = route.request().resourceType() === "font";
    await (isFont ? fonts : images).promise;
    await route.continue();
  });
  return {
    delay() {
      images = Promise.withResolvers();
      fonts = Promise.withResolvers();
    },
    loadImages: () => images.resolve(),
    loadFonts: () => fonts.resolve(),
  };
}

/** Opens the page, and expects that its height does not change when its images load. */
async function expectSpaceForImages(page: Page, path: string, files: Files) {
  // A font that loads between two measurements changes the height, too.
  files.delay();
  // The load event would wait for the images.
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  const before = { 1440: await measureHeight(page, 1440), 390: await measureHeight(page, 390) };
  files.loadImages();
  await waitUntilHydrated(page);
  for (const width of [390, 1440] as const) {
    await measureHeight(page, width);
    await page.evaluate(loadAllImages);
    const change = Math.abs((await measureHeight(page, width)) - before[width]);
    // Allow one pixel for rounding.
    expect(change, `${width} px`).toBeLessThanOrEqual(1);
  }
  files.loadFonts();
  await page.evaluate(() => document.fonts.ready);
}

/** Renders sections outside the viewport, so that they have their real height. */
async function measureHeight(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => {
    document.documentElement.dataset.laidOut = "";
    return document.documentElement.scrollHeight;
  });
}

async function loadAllImages() {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map((image) => image.decode()));
}

async function scrollToEnd(page: Page, network: Network) {
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await network.waitUntilIdle();
}

/** Expects header, announcement, main content and footer with the help panel, in this order. */
async function expectFrame(page: Page) {
  const header = page.getByRole("banner");
  const bar = page.getByRole("complementary", { name: "Announcement" });
  await expect(header.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(bar.getByRole("link")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  const panel = page.getByRole("contentinfo").getByRole("region", { name: "Need a hand?" });
  await expect(panel.getByRole("heading")).toHaveText("Need a hand?");
  await expect(panel.getByRole("paragraph")).toHaveText(
    "Have questions about templates or want something custom? We're happy to help.",
  );
  const order = await page
    .locator("body > :is(header, aside, main, footer)")
    .evaluateAll((parts) => parts.map((part) => part.localName));
  expect(order).toEqual(["header", "aside", "main", "footer"]);
  const headerBox = await header.boundingBox();
  const barBox = await bar.boundingBox();
  expect(barBox?.y).toBe((headerBox?.y ?? Number.NaN) + (headerBox?.height ?? Number.NaN));
}

test("has no console errors from top to bottom when a package or plan is selected, nor while navigating", async ({
  page,
  consoleErrors,
  gateway: _gateway,
}) => {
  const network = watchNetwork(page);
  for (const path of [
    "/#contact",
    "/?package=Growth#contact",
    "/checkout?plan=Logo%20Design&amount=80",
  ]) {
    await visit(page, path);
    await scrollToEnd(page, network);
    expect(consoleErrors).toEqual([]);
  }

  const footer = page.getByRole("contentinfo");
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  for (const [label, path] of [
    ["Packages", "/packages"],
    ["Templates", "/templates"],
    ["Recent projects", "/portfolio"],
    ["Terms", "/terms"],
    ["Find my order", "/find-order"],
    ["Privacy", "/privacy"],
    ["Pricing", "/#pricing"],
  ] as const) {
    await footer.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveURL("/privacy");
  expect(consoleErrors).toEqual([]);
});
