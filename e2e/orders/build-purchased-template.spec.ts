import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { templates } from "@agency/contract/catalog";
import { installKit, npm } from "@agency/templates/build-kit";
import { packKits } from "@agency/templates/kits";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectEnoughContrast, expectNoViolations } from "../support/checks/axe.ts";
import {
  customizeSite,
  fillForm,
  findForm,
  formEndpoint,
  purchasedSites,
} from "../support/data/purchased-site.ts";
import { test } from "../support/fixtures/test.ts";
import { serveFolder } from "../support/servers/static-server.ts";

const { step } = test;

const base = "/sub/path/";

const soldKits = packKits().filter(({ id }) => templates.some((template) => template.id === id));

for (const kit of soldKits) {
  const purchased = purchasedSites[kit.id];
  if (!purchased) throw new Error(`Add ${kit.id} to purchasedSites`);

  test(`builds ${kit.id} after a buyer customized it, with working photos and forms`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(900_000);
    const folder = await installKit(kit);
    let site: Awaited<ReturnType<typeof serveFolder>> | undefined;
    try {
      await step("passes the template's own checks", async () => {
        await customizeSite(folder, purchased, `https://buyer.example${base}`);
        expect(await npm(folder, "run", "check")).toContain("No problems found.");
        expect(await npm(folder, "test")).toMatch(/fail 0\b/);
      });
      site = await serveFolder(join(folder, "dist"), base);
      const formPage = site.url + base + purchased.formPage;

      await page.goto(site.url + base);
      await expectPhonePhoto(page);
      await step("has every image and no console errors", async () => {
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(await findBrokenImages(page)).toEqual([]);
        expect(consoleErrors).toEqual([]);
        expect(site?.missing).toEqual([]);
      });
      await step("has no accessibility violations in light and dark", async () => {
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        await page.goto(formPage);
        await expectNoViolations(page);
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        await expectEnoughContrast(page);
        await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      });
      const service = await mockFormService(page);
      await expectFormResult(page, purchased.fields, service);
      await page.goto(formPage);
      await expectHiddenFieldIgnored(page, purchased.fields, service);
    } finally {
      await site?.close();
      rmSync(dirname(folder), { recursive: true });
    }
  });
}

type Fields = Record<string, string>;
type FormService = Awaited<ReturnType<typeof mockFormService>>;

const sentMessage = (page: Page) => page.getByRole("status").filter({ hasText: /\w/ });

const findBrokenImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    return [...document.images].filter((image) => image.naturalWidth === 0).map(({ src }) => src);
  });

const expectPhonePhoto = (page: Page) =>
  step("shows the added photo rotated, compressed and without its location", async () => {
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

const expectFormResult = (page: Page, fields: Fields, service: FormService) =>
  step("shows whether the form was sent", async () => {
    const form = findForm(page, fields);
    const send = form.getByRole("button", { name: /send|subscribe/i });
    service.status = 500;
    await fillForm(page, fields);
    await send.click();
    await expect(page.getByRole("alert").filter({ hasText: /@/ })).toBeVisible();
    for (const [name, value] of Object.entries(fields)) {
      await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
    }

    service.status = 200;
    await send.click();
    await expect(sentMessage(page)).toBeVisible();
    await expect.poll(() => service.received.length).toBe(2);
    expect(service.received[1]).toContain("ada@example.com");
  });

const expectHiddenFieldIgnored = (page: Page, fields: Fields, service: FormService) =>
  step("delivers the message when the browser fills in the hidden field", async () => {
    service.received.length = 0;
    await fillForm(page, fields);
    const form = findForm(page, fields);
    const hidden = form.locator('input[tabindex="-1"]');
    await expect(hidden).toHaveCount(1);
    // Form services drop messages with these fields filled in.
    expect(await hidden.getAttribute("name")).not.toMatch(/^(_gotcha|_honey|bot-field|honeypot)$/);
    await hidden.evaluate((input: HTMLInputElement) => {
      input.value = "Filled in by the browser";
    });
    await form.getByRole("button", { name: /send|subscribe/i }).click();
    await expect.poll(() => service.received.length).toBe(1);
    expect(service.received[0]).toContain("ada@example.com");
    await expect(sentMessage(page)).toBeVisible();
  });

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
