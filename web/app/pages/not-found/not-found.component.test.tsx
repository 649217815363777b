import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { reduceMotion } from "../../../testing/reduce-motion.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import NotFound from "./not-found.tsx";

beforeEach(() => page.viewport(1440, 900));

async function openPage() {
  await renderPage(NotFound, "/no-such-page", "/no-such-page");
  return document.querySelectorAll("main img")[1] as HTMLElement;
}

test("rolls the wheel of the 404 page once, from the bicycle into the zero", async () => {
  const wheel = await openPage();
  const [roll] = wheel.getAnimations();
  roll?.pause();
  expect(roll?.effect?.getTiming().iterations).toBe(1);
  if (roll) roll.currentTime = 0;
  const findHub = () => {
    const { x, y, width, height } = wheel.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const start = findHub();
  roll?.finish();
  const end = findHub();
  expect(end.x - start.x).toBeGreaterThan(300);
  expect(end.y).toBeCloseTo(start.y, 0);
});

test("does not roll the wheel with reduced motion", async () => {
  await reduceMotion();
  const wheel = await openPage();
  expect(wheel.getAnimations()).toEqual([]);
  await expect.element(page.getByRole("img", { name: /^404:/ })).toBeVisible();
});
