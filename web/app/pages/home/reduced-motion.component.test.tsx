import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { reduceMotion } from "../../../testing/reduce-motion.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";
import { Testimonials } from "./testimonials.tsx";

const carousel = page.getByRole("region", { name: "Hear From Our Happy Customers" });
const shown = carousel.getByRole("listitem");

const HeroPage = () => (
  <>
    <Hero />
    <div style={{ height: 3000 }} />
  </>
);

const getLayerOffsets = () => {
  const section = document.querySelector("#hero");
  const layers = [...(section?.querySelectorAll("[class*=parallax]") ?? [])];
  const top = section?.getBoundingClientRect().y ?? Number.NaN;
  return layers.map((layer) => layer.getBoundingClientRect().y - top);
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  await page.viewport(1440, 900);
  return () => window.scrollTo(0, 0);
});

test.each([true, false])(
  "moves no layer of the hero with reduced motion: %s",
  async (isReduced) => {
    if (isReduced) await reduceMotion();
    await renderPage(HeroPage, "/", "/");
    const start = getLayerOffsets();
    expect(start.length).toBeGreaterThan(0);
    window.scrollTo({ top: window.innerHeight / 2, behavior: "instant" });
    expect(window.scrollY).toBe(450);
    // Ten times as long as the throttled movement takes.
    if (isReduced) await wait(100);
    if (isReduced) expect(getLayerOffsets()).toEqual(start);
    else await expect.poll(getLayerOffsets).not.toEqual(start);
  },
);

test("neither starts the carousel nor types text with reduced motion, but allows Next", async () => {
  await reduceMotion();
  const delays: (number | undefined)[] = [];
  const { setTimeout } = window;
  vi.spyOn(window, "setTimeout").mockImplementation(((handler: () => void, ms?: number) => {
    delays.push(ms);
    return setTimeout(handler, ms);
  }) as typeof setTimeout);
  await renderPage(Testimonials, "/", "/");
  await expect.element(shown).toHaveAccessibleName("4 of 7");
  await expect.element(carousel.getByRole("list")).toHaveAttribute("aria-live", "polite");
  // The next testimonial would be shown after five seconds.
  expect(delays).not.toContain(5000);
  expect(
    carousel
      .getByRole("button")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Previous testimonial", "Next testimonial"]);
  for (const position of [5, 6, 7]) {
    await carousel.getByRole("button", { name: "Next testimonial" }).click();
    await expect.element(shown).toHaveAccessibleName(`${position} of 7`);
  }
  expect(delays).not.toContain(5000);
  vi.restoreAllMocks();
  const slide = shown.element();
  const fullText = slide.querySelector(".sr-only")?.textContent ?? "";
  expect(fullText).not.toBe("");
  expect(slide.querySelector("[data-typed]")?.textContent).toBe(fullText);
  expect(slide.getAnimations({ subtree: true })).toEqual([]);
});

test("swaps the sides of a card without a flip animation with reduced motion", async () => {
  await reduceMotion();
  await renderPage(Pricing, "/", "/");
  const card = page.getByRole("article", { name: "CMS Site Build" }).element();
  const find = (selector: string) => card.querySelector<HTMLElement>(selector) as HTMLElement;
  const [front, back] = [find(".flip-front"), find(".flip-back")];
  await expect.element(front).toBeVisible();
  await expect.element(back).not.toBeVisible();
  await userEvent.click(find(".flip-front button"));
  await expect.element(front).not.toBeVisible();
  await expect.element(back).toBeVisible();
  await expect.element(find(".flip-back button")).toHaveFocus();
  const parts = [...card.querySelectorAll("div")];
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(getComputedStyle(part).transform).toBe("none");
  await userEvent.click(find(".flip-back button"));
  await expect.element(front).toBeVisible();
  await expect.element(back).not.toBeVisible();
});
