import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { boughtSites, fillIn, formWith } from "../support/bought-site.ts";
import { demoPages } from "../support/demo-pages.ts";
import { templatePages } from "../support/template-pages.ts";
import { test } from "../support/test.ts";
import { visit } from "../support/visit.ts";

test("a template's page opens its live demo in a preview with three device widths", async ({
  page,
}) => {
  await visit(page, "/basictemplate");
  await page.getByRole("button", { name: "Open the live demo" }).click();
  const preview = page.getByRole("dialog", { name: "Live demo of Basic Single Page" });
  const frame = preview.locator("iframe");
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();

  const widthOf = async () => (await frame.boundingBox())?.width;
  expect(await widthOf()).toBe(1440);
  await preview.getByText("Tablet", { exact: true }).click();
  await expect(preview.getByRole("radio", { name: "Tablet" })).toBeChecked();
  await expect.poll(widthOf).toBe(820);
  await preview.getByText("Phone", { exact: true }).click();
  await expect(preview.getByRole("radio", { name: "Phone" })).toBeChecked();
  await expect.poll(widthOf).toBe(390);
  await expect(frame.locator("..")).toHaveCSS("border-top-width", "12px");
  await expect(preview.getByRole("link", { name: "Leave the preview" })).toHaveAttribute(
    "href",
    "/demos/basic-single-page/",
  );

  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await expect(page.getByRole("button", { name: "Open the live demo" })).toBeFocused();
});

for (const { route, title } of templatePages) {
  test(`${route} offers its live demo on the first screen, on the picture of its hero`, async ({
    page,
  }) => {
    await visit(page, route);
    const opener = page.getByRole("button", { name: "Open the live demo" });
    const frame = page.getByRole("figure").filter({ has: opener });
    await expect(opener).toBeInViewport({ ratio: 1 });
    await expect(frame.getByRole("link", { name: "Open in a new tab" })).toBeInViewport();
    const picture = await frame.locator("img").boundingBox();
    if (!picture) throw new Error("The hero has no picture");
    await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await expect(page.getByRole("dialog", { name: `Live demo of ${title}` })).toBeVisible();
  });
}

for (const [width, choices] of [
  [320, []],
  [390, []],
  [768, ["Desktop", "Phone"]],
  [1440, ["Desktop", "Tablet", "Phone"]],
] as const) {
  test(`at ${width} px the preview offers ${choices.length} widths in one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/simpletemplate");
    await page.getByRole("button", { name: "Open the live demo" }).click();
    const preview = page.getByRole("dialog");
    await expect(preview.getByRole("radio")).toHaveCount(choices.length);
    for (const name of choices) await expect(preview.getByRole("radio", { name })).toBeAttached();
    const frame = await preview.locator("iframe").boundingBox();
    expect(frame?.width).toBe(width);
    expect(frame?.y).toBeLessThanOrEqual(width < 768 ? 60 : 72);
    await expect(preview.getByRole("link", { name: "Leave the preview" })).toBeInViewport();
    await preview.getByRole("button", { name: "Close" }).click();
    await expect(preview).toBeHidden();
  });
}

test("an open preview of the demo has no violations", async ({ page }) => {
  await visit(page, "/simpletemplate");
  await page.getByRole("button", { name: "Open the live demo" }).click();
  await expect(page.locator("iframe").contentFrame().getByRole("heading").first()).toBeVisible();
  await expectNoViolations(page);
});

for (const path of demoPages) {
  test(`${path} is quiet and accessible, in light and dark`, async ({
    page,
    consoleErrors,
    policyViolations,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "load" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoViolations(page);
    expect(consoleErrors).toEqual([]);
    expect(policyViolations).toEqual([]);
  });
}

for (const [id, { formPage, fields }] of Object.entries(boughtSites)) {
  test(`a form of ${id} without a form service opens an e-mail program with what was typed`, async ({
    page,
  }) => {
    await page.goto(`/demos/${id}/${formPage}`);
    const asked = await navigations(page);
    await fillIn(page, fields);
    const form = formWith(page, fields);
    await form.getByRole("button", { name: /send|subscribe/i }).click();
    await expect.poll(() => asked.join()).toMatch(/^mailto:[^@?]+@[^?]+\?subject=/);
    if (fields.message) expect(asked[0]).toContain(encodeURIComponent(fields.message));
    await expect(page.getByRole("status").filter({ hasText: /e-mail program/i })).toBeVisible();
    expect(await form.textContent()).not.toContain("site.config.ts");
  });
}

/** Where the page asks to be led, also to what is no page. */
async function navigations(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const asked: string[] = [];
  devtools.on("Page.frameRequestedNavigation", ({ url }) => asked.push(url));
  await devtools.send("Page.enable");
  return asked;
}
