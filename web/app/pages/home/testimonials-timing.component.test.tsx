import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPage } from "../../../testing/render-page.tsx";
import { Testimonials } from "./testimonials.tsx";

const COUNT = 7;
const INTERVAL_MS = 5000;
const FIRST = 4;

const carousel = page.getByRole("region", { name: "Hear From Our Happy Customers" });
const shown = carousel.getByRole("listitem");
const control = (name: string) => carousel.getByRole("button", { name });
const findSlide = (position: number) => {
  const slide = document.querySelector(`[aria-label="${position} of ${COUNT}"]`);
  if (!slide) throw new Error(`There is no slide ${position}`);
  return slide;
};
const readTyped = (position: number) =>
  findSlide(position).querySelector("[data-typed]")?.textContent?.trim();

const HomePage = () => (
  <>
    <h1>Home</h1>
    <Testimonials />
  </>
);

// Without `expect.element` and `expect.poll`, which advance the time themselves.
const expectCurrent = (position: number) =>
  expect(shown.elements().map((slide) => slide.ariaLabel)).toEqual([`${position} of ${COUNT}`]);
const expectRunning = () => expect(carousel.getByRole("list").element().ariaLive).toBe("off");

/** Waits until React has rendered. */
async function render() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

async function runFor(ms: number) {
  vi.advanceTimersByTime(ms);
  await render();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  await renderPage(HomePage, "/", "/");
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await render();
  expectRunning();
  return () => void vi.useRealTimers();
});

test("[TESTI-1] [TESTI-3] shows seven entries, the next one every 5000 ms, wrapping", async () => {
  expect(carousel.getByRole("heading", { level: 2 }).element().textContent).toBe(
    "Hear From Our Happy Customers",
  );
  expect(document.querySelectorAll("figure")).toHaveLength(COUNT);
  expectCurrent(FIRST);
  const names = new Set<string | null | undefined>();
  // The timer of the first entry may have started while the pointer was moved.
  await runFor(INTERVAL_MS);
  for (const next of [6, 7, 1, 2, 3, 4, 5, 6]) {
    const before = next === 1 ? COUNT : next - 1;
    const slide = findSlide(before);
    expect(slide.querySelector("blockquote")?.textContent).toMatch(/\w.{40,}/);
    names.add(slide.querySelector("figcaption > span")?.textContent);
    await runFor(INTERVAL_MS - 1);
    expectCurrent(before);
    await runFor(1);
    expectCurrent(next);
  }
  expect(names.size).toBe(COUNT);

  // The pointer next to the controls does not pause it.
  await control("Next testimonial").hover();
  await render();
  expect(carousel.getByRole("list").element().ariaLive).toBe("polite");
  await userEvent.hover(carousel, { position: { x: 700, y: 20 } });
  await render();
  expectRunning();
  await runFor(INTERVAL_MS);
  expectCurrent(7);
});

test("[TESTI-2] types a description, 50 ms per character, only for the last four entries", async () => {
  const intervals = new Set<unknown>();
  const { setInterval, clearInterval } = window;
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(window, "setInterval").mockImplementation(((handler: () => void, ms?: number) => {
    const timer = setInterval(handler, ms);
    intervals.add(timer);
    return timer;
  }) as typeof setInterval);
  vi.spyOn(window, "clearInterval").mockImplementation((timer) => {
    intervals.delete(timer);
    clearInterval(timer);
  });

  // Goes round, because the first description started before the intervals were recorded.
  for (let moved = 0; moved < COUNT; moved++) await runFor(INTERVAL_MS);
  for (const position of [4, 5, 6, 7]) {
    expectCurrent(position);
    const fullText = findSlide(position).querySelector(".sr-only")?.textContent ?? "";
    expect(fullText).toMatch(/^\w.+, \w.+$/);
    expect(readTyped(position)).toBe("");
    expect(intervals.size).toBe(1);
    for (const length of [1, 2, 3]) {
      await runFor(49);
      expect(readTyped(position)).toBe(fullText.slice(0, length - 1).trimEnd());
      await runFor(1);
      expect(readTyped(position)).toBe(fullText.slice(0, length).trimEnd());
    }
    await runFor(50 * (fullText.length - 4));
    expect(readTyped(position)).toBe(fullText.slice(0, -1).trimEnd());
    await runFor(50);
    expect(readTyped(position)).toBe(fullText);
    expect(intervals.size).toBe(0);
    await runFor(INTERVAL_MS - 50 * fullText.length);
  }
  for (const position of [1, 2, 3]) {
    expectCurrent(position);
    expect(findSlide(position).querySelector("[data-typed]")).toBeNull();
    await runFor(INTERVAL_MS);
  }
});
