import { templates } from "@agency/contract/catalog";
import { useEffect } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { reduceMotion } from "../../../testing/reduce-motion.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import TemplateRoute from "./template.tsx";
import { useTrial } from "./trial.ts";

const stage = page.getByRole("figure");
const nameField = page.getByLabelText("Your business name");
const unlock = page.getByRole("button", { name: "Click to use the live demo" });
const open = page.getByRole("button", { name: "Open the live demo" });
const preview = page.getByRole("dialog", { name: /^Live demo of/ });
const routes = templates.map(({ detailUrl }) => detailUrl);

const findFrames = () => [...document.querySelectorAll<HTMLIFrameElement>("figure iframe")];
const findShown = () => findFrames().filter((frame) => !frame.classList.contains("invisible"));

/** The choices of a visitor are kept until the tab is closed. */
function TemplateOfNewVisitor() {
  const [, setTrial] = useTrial();
  useEffect(() => setTrial({ name: undefined, theme: undefined, looks: undefined }), [setTrial]);
  return <TemplateRoute />;
}

const openPage = (path: string) => renderPage(TemplateOfNewVisitor, path, path);

/** Twice, because the page may have asked first. On a page without changes, Chromium may never call back before the timeout. */
async function waitUntilIdle() {
  for (let i = 0; i < 2; i++)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
}

/** Sends a message as the demo of a frame does. */
const sendFrom = (frame: HTMLIFrameElement | undefined, demo: object) =>
  dispatchEvent(new MessageEvent("message", { source: frame?.contentWindow, data: { demo } }));

/** Waits for the demo at this path, which then reports its title, as it does when it has loaded. */
async function finishLoading(path: string, title = "A title") {
  const find = () => findFrames().find((frame) => frame.getAttribute("src") === path);
  await expect.poll(find).toBeDefined();
  sendFrom(find(), { title });
  await expect.poll(() => findShown()).toEqual([find()]);
  return find() as HTMLIFrameElement;
}

/** Records the choices that a frame receives. */
function recordMessages(frame: HTMLIFrameElement) {
  const received: unknown[] = [];
  frame.contentWindow?.addEventListener("message", ({ data }) => received.push(data));
  return received;
}

beforeEach(() => page.viewport(1440, 900));

test.each(templates)(
  "loads the demo of $detailUrl when idle, and gives it the focus",
  async ({ id, detailUrl }) => {
    await openPage(detailUrl);
    const frame = await finishLoading(`/demos/${id}/`, "Slow Light: three evenings");
    await expect.element(stage.getByText("Slow Light: three evenings")).toBeVisible();
    expect(frame.inert).toBe(true);
    await unlock.click();
    expect(frame.inert).toBe(false);
    await expect.element(frame).toHaveFocus();
    await expectNoViolations("figure");
  },
);

test.each(routes)("loads the demo on a phone only on interaction: %s", async (path) => {
  await page.viewport(390, 844);
  await openPage(path);
  const poster = document.querySelector<HTMLImageElement>("figure img");
  await expect.poll(() => poster?.currentSrc).toMatch(/-stage-small-/);
  await waitUntilIdle();
  expect(findFrames()).toEqual([]);
  await nameField.fill("Nora’s Bakery");
  await expect.poll(findFrames).toHaveLength(1);
  await open.click();
  await expect.element(preview).toBeVisible();
  expect(preview.element().querySelector("iframe")?.getBoundingClientRect().width).toBe(390);
  // At another width, the demo is not shown full screen.
  await expectNoViolations("figure", [390]);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test.each([
  [
    "/basictemplate",
    [
      ["Lake", 'preset: "lake"', "/demos/basic-single-page/"],
      ["Meadow", 'preset: "meadow"', "/demos/basic-single-page/meadow/"],
      ["Rose", 'preset: "rose"', "/demos/basic-single-page/rose/"],
    ],
  ],
  [
    "/smallbusinesstemplate",
    [
      ["Vets", 'skin: "vets"', "/demos/small-business-starter/"],
      ["Dentist", 'skin: "dentist"', "/demos/small-business-starter/dentist/"],
      ["Garage", 'skin: "garage"', "/demos/small-business-starter/garage/"],
    ],
  ],
] as const)("shows each look of %s in light and dark with its setting", async (route, looks) => {
  await openPage(route);
  await nameField.fill("Nora’s Bakery");
  for (const [look, setting, path] of looks) {
    await stage.getByText(look, { exact: true }).click();
    const frame = await finishLoading(path, `Nora’s Bakery, ${look}`);
    await expect.element(stage.getByText(`Nora’s Bakery, ${look}`)).toBeVisible();
    await expect.element(stage.getByText(setting, { exact: true })).toBeVisible();
    await expect
      .element(stage.getByRole("link", { name: "Open in a new tab" }))
      .toHaveAttribute("href", path);
    const received = recordMessages(frame);
    for (const theme of ["Dark", "Light"]) {
      await stage.getByText(theme, { exact: true }).click();
      const visitor = { name: "Nora’s Bakery", theme: theme.toLowerCase() };
      await expect.poll(() => received.at(-1)).toEqual({ visitor });
    }
  }
});

test("accepts a title and a theme only from its own demo", async () => {
  await openPage("/basictemplate");
  const frame = await finishLoading("/demos/basic-single-page/");
  const other = document.body.appendChild(document.createElement("iframe"));
  sendFrom(other, { title: "Another title", theme: "dark" });
  other.remove();
  // React has rendered by then.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await expect.element(page.getByRole("radio", { name: "Light" })).toBeChecked();
  await expect.element(page.getByText("Another title")).not.toBeInTheDocument();
  sendFrom(frame, { title: "Another title", theme: "dark" });
  await expect.element(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect.element(page.getByText("Another title")).toBeVisible();
});

test("shows the demo without a fade with reduced motion", async () => {
  await reduceMotion();
  await openPage("/basictemplate");
  const frame = await finishLoading("/demos/basic-single-page/");
  expect(getComputedStyle(frame).transitionProperty).toBe("none");
});

test.each([
  [390, "Open the live demo"],
  [768, "Click to use the live demo"],
  [1440, "Click to use the live demo"],
])(
  "shows the demo's button outside of its image, which also starts it, at %i px",
  async (width, label) => {
    await page.viewport(width, 900);
    await openPage("/smallbusinesstemplate");
    const screen = document.querySelector("figure picture")?.parentElement as HTMLElement;
    screen.scrollIntoView({ block: "center" });
    const button = page.getByRole("button", { name: label }).element().getBoundingClientRect();
    const picture = screen.getBoundingClientRect();
    expect(button.height).toBeGreaterThan(0);
    expect(picture.height).toBeGreaterThan(0);
    expect(button.bottom <= picture.top || button.top >= picture.bottom).toBe(true);
    // A click on whatever is at the center of the image.
    await userEvent.click(screen, { force: true });
    if (width === 390) await expect.element(preview).toBeVisible();
    else {
      const frame = await finishLoading("/demos/small-business-starter/");
      await expect.element(frame).toHaveFocus();
    }
  },
);
