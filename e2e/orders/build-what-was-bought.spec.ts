import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildKit } from "@agency/templates/build-kit";
import { packKits } from "@agency/templates/kits";
import { expect, type Page } from "@playwright/test";
import { serveFolder } from "../support/served-folder.ts";
import { test } from "../support/test.ts";

const base = "/sub/path/";
const endpoint = "https://forms.example/f/1";

/** Where each template has a form, and what a visitor fills in. */
const forms: Record<string, { page: string; fields: Record<string, string> }> = {
  "basic-single-page": { page: "", fields: { email: "ada@example.com" } },
  "simple-multi-page": {
    page: "visit/",
    fields: { name: "Ada", email: "ada@example.com", message: "Is the shed open?" },
  },
  "small-business-starter": {
    page: "",
    fields: { name: "Ada", email: "ada@example.com", message: "Otto limps." },
  },
};

for (const kit of packKits()) {
  test.describe(`${kit.id}, unpacked, connected to a form service and built for a sub-path`, () => {
    test.describe.configure({ mode: "serial", timeout: 300_000 });
    let folder: string;
    let site: Awaited<ReturnType<typeof serveFolder>>;

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      folder = await buildKit(kit, base, connectForms);
      site = await serveFolder(join(folder, "dist"), base);
    });
    test.afterAll(async () => {
      await site?.close();
      if (folder) rmSync(dirname(folder), { recursive: true });
    });

    test("opens with every picture and no complaint", async ({ page, consoleErrors }) => {
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

    test("says in words that its form was sent, or was not", async ({ page }) => {
      const { page: path, fields } = forms[kit.id] ?? { page: "", fields: {} };
      const service = await formService(page);
      await page.goto(site.url + base + path);
      const form = formWith(page, fields);
      const send = form.getByRole("button", { name: /send|subscribe/i });

      service.status = 500;
      for (const [name, value] of Object.entries(fields)) {
        await form.locator(`[name="${name}"]`).fill(value);
      }
      await send.click();
      await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
      for (const [name, value] of Object.entries(fields)) {
        await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
      }

      service.status = 200;
      await send.click();
      await expect(page.getByRole("status").filter({ hasText: /\w/ })).toBeVisible();
      await expect.poll(() => service.received.length).toBe(2);
      expect(service.received[1]).toContain("ada@example.com");
    });
  });
}

/** The form service that the changed config names, answering as it is told. */
async function formService(page: Page) {
  const service = { status: 200, received: [] as string[] };
  await page.route(`${endpoint}*`, (route) => {
    service.received.push(route.request().postData() ?? "");
    return route.fulfill({
      status: service.status,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: {},
    });
  });
  return service;
}

function formWith(page: Page, fields: Record<string, string>) {
  const last = Object.keys(fields).at(-1);
  return page
    .locator("form")
    .filter({ has: page.locator(`[name="${last}"]`) })
    .first();
}

function connectForms(folder: string) {
  const config = join(folder, "site.config.ts");
  const connected = readFileSync(config, "utf8").replace(
    /\b(endpoint|contact|subscribe): "",/g,
    `$1: "${endpoint}",`,
  );
  writeFileSync(config, connected);
}
