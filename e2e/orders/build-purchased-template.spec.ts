import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { templates } from "@agency/contract/catalog";
import { installKit, npm } from "@agency/templates/build-kit";
import { packKits } from "@agency/templates/kits";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectNoViolations } from "../support/checks/axe.ts";
import {
  customizeSite,
  fillForm,
  findForm,
  formEndpoint,
  purchasedSites,
} from "../support/data/purchased-site.ts";
import { test } from "../support/fixtures/test.ts";
import { serveFolder } from "../support/servers/static-server.ts";

const base = "/sub/path/";

const soldKits = packKits().filter(({ id }) => templates.some((template) => template.id === id));

for (const kit of soldKits) {
  const purchased = purchasedSites[kit.id];
  if (!purchased) throw new Error(`Add ${kit.id} to purchasedSites`);

  test.describe(`${kit.id}, customized and built`, () => {
    test.describe.configure({ mode: "serial", timeout: 900_000 });
    let folder: string;
    let site: Awaited<ReturnType<typeof serveFolder>>;

    test.beforeAll(async () => {
      test.setTimeout(900_000);
      folder = await installKit(kit);
      await customizeSite(folder, purchased, `https://buyer.example${base}`);
      expect(await npm(folder, "run", "check")).toContain("No problems found.");
      expect(await npm(folder, "test")).toMatch(/fail 0\b/);
      site = await serveFolder(join(folder, "dist"), base);
    });
    test.afterAll(async () => {
      await site?.close();
      if (folder) rmSync(dirname(folder), { recursive: true });
    });

    test("opens with every image and without console errors", async ({ page, consoleErrors }) => {
      await page.goto(site.url + base);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const broken = await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.allSettled([...document.images].map((image) => image.decode()));
        return [...document.images]
          .filter((image) => image.naturalWidth === 0)
          .map(({ src }) => src);
      });
      expect(broken).toEqual([]);
      expect(consoleErrors).toEqual([]);
      expect(site.missing).toEqual([]);
    });

    test("shows the added photo rotated, compressed and without its location", async ({ page }) => {
      await page.goto(site.url + base);
      const photo = page.locator('img[src*="from-my-phone"]').first();
      await photo.scrollIntoViewIfNeeded();
      // A displayed <source> would take the photo's place in a grid.
      await expect(page.locator("source").first()).toHaveCSS("display", "none");
      await expect(photo).toHaveAttribute("width", "1000");
      await expect(photo).toHaveAttribute("height", "1400");
      await expect(photo).toHaveCSS("background-color", /^rgb\(1\d\d, 1\d\d, 1\d\d\)$/);
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/from-my-phone-.*\.avif$/);
      const shown = await photo.evaluate((image: HTMLImageElement) => image.currentSrc);
      const bytes = Buffer.from(await (await fetch(shown)).arrayBuffer());
      const { exif, xmp } = await sharp(bytes).metadata();
      expect([exif, xmp]).toEqual([undefined, undefined]);
    });

    test("has no accessibility violations in light and dark", async ({ page }) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(site.url + base + purchased.formPage);
        await expectNoViolations(page);
      }
    });

    test("shows whether the form was sent", async ({ page }) => {
      const service = await mockFormService(page);
      await page.goto(site.url + base + purchased.formPage);
      const form = findForm(page, purchased.fields);
      const send = form.getByRole("button", { name: /send|subscribe/i });

      service.status = 500;
      await fillForm(page, purchased.fields);
      await send.click();
      await expect(page.getByRole("alert").filter({ hasText: /@/ })).toBeVisible();
      for (const [name, value] of Object.entries(purchased.fields)) {
        await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
      }

      service.status = 200;
      await send.click();
      await expect(page.getByRole("status").filter({ hasText: /\w/ })).toBeVisible();
      await expect.poll(() => service.received.length).toBe(2);
      expect(service.received[1]).toContain("ada@example.com");
    });

    test("delivers the message when the browser fills in the hidden field", async ({ page }) => {
      const service = await mockFormService(page);
      await page.goto(site.url + base + purchased.formPage);
      await fillForm(page, purchased.fields);
      const form = findForm(page, purchased.fields);
      const hidden = form.locator('input[tabindex="-1"]');
      await expect(hidden).toHaveCount(1);
      // Form services drop messages with these fields filled in.
      expect(await hidden.getAttribute("name")).not.toMatch(
        /^(_gotcha|_honey|bot-field|honeypot)$/,
      );
      await hidden.evaluate((input: HTMLInputElement) => {
        input.value = "Filled in by the browser";
      });
      await form.getByRole("button", { name: /send|subscribe/i }).click();
      await expect.poll(() => service.received.length).toBe(1);
      expect(service.received[0]).toContain("ada@example.com");
      await expect(page.getByRole("status").filter({ hasText: /\w/ })).toBeVisible();
    });
  });
}

/** Mocks the form service that the customized config uses. */
async function mockFormService(page: Page) {
  const service = { status: 200, received: [] as string[] };
  await page.route(`${formEndpoint}*`, (route) => {
    service.received.push(route.request().postData() ?? "");
    return route.fulfill({
      status: service.status,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: {},
    });
  });
  return service;
}
