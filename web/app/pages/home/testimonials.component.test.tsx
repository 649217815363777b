import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { Testimonials } from "./testimonials.tsx";

const COUNT = 7;
const INTERVAL_MS = 5000;
/** The first entry with a company, so that the first image shows a client site. */
const FIRST = 4;
const NEXT = 5;

const carousel = page.getByRole("region", { name: "Hear From Our Happy Customers" });
const shown = carousel.getByRole("listitem");
const control = (name: string) => carousel.getByRole("button", { name });
const heading = page.getByRole("heading", { level: 2 });
const quote = shown.getByRole("blockquote");

/** The page has room for the pointer and the focus outside of the carousel. */
const HomePage = () => (
  <>
    <h1>Home</h1>
    <button type="button">Before</button>
    <Testimonials />
    <button type="button">After</button>
  </>
);

/** The carousel's timer, while it runs. The test decides when it ends. */
let showNext: (() => void) | undefined;

function controlTimer() {
  const { setTimeout, clearTimeout } = window;
  const timer = -1;
  vi.spyOn(window, "setTimeout").mockImplementation(((handler: () => void, ms?: number) => {
    if (ms !== INTERVAL_MS) return setTimeout(handler, ms);
    showNext = handler;
    return timer;
  }) as typeof setTimeout);
  vi.spyOn(window, "clearTimeout").mockImplementation((id) => {
    if (id === timer) showNext = undefined;
    else clearTimeout(id);
  });
}

const expectCurrent = async (position: number) => {
  await expect.element(shown).toHaveAccessibleName(`${position} of ${COUNT}`);
  expect(shown.elements()).toHaveLength(1);
};

async function expectPaused() {
  await expect.poll(() => showNext).toBeUndefined();
  await expect.element(carousel.getByRole("list")).toHaveAttribute("aria-live", "polite");
}

async function expectRunning() {
  await expect.poll(() => showNext).toBeDefined();
  await expect.element(carousel.getByRole("list")).toHaveAttribute("aria-live", "off");
}

async function expectContinues() {
  await expectRunning();
  await expectCurrent(FIRST);
  showNext?.();
  await expectCurrent(NEXT);
}

const leave = () => userEvent.hover(page.getByRole("heading", { level: 1 }));

beforeEach(async () => {
  controlTimer();
  await page.viewport(1440, 900);
  await renderPage(HomePage, "/", "/");
  await leave();
  await expectRunning();
  return () => {
    vi.restoreAllMocks();
    showNext = undefined;
  };
});

test("[TESTI-2] fades in the quote over 0.8 s", async () => {
  // Does not end before the event, however busy the machine is.
  const style = document.createElement("style");
  style.textContent = "* { animation-play-state: paused !important }";
  document.head.append(style);
  onTestFinished(() => style.remove());
  const fade = new Promise((resolve) => {
    document.addEventListener("animationstart", ({ target }) => {
      const started = target as Element;
      if (!started.closest(`[aria-label='${NEXT} of ${COUNT}']`)) return;
      const effect = started.getAnimations()[0]?.effect as KeyframeEffect;
      resolve({
        quote: started.textContent,
        duration: effect.getTiming().duration,
        opacities: effect.getKeyframes().map(({ opacity }) => opacity),
      });
    });
  });
  await expectContinues();
  expect(await fade).toEqual({
    quote: quote.element().textContent,
    duration: 800,
    opacities: ["0", "1"],
  });
});

test("stops the carousel with the pause button until it is pressed again", async () => {
  await control("Pause testimonials").click();
  await leave();
  await expectPaused();
  await control("Play testimonials").click();
  await leave();
  await expectContinues();
});

test.each([
  ["quote", quote],
  ["Next button", control("Next testimonial")],
  ["Pause button", control("Pause testimonials")],
])("[TESTI-3] pauses the carousel while the pointer is on the %s", async (_, target) => {
  await target.hover();
  await expectPaused();
  await leave();
  await expectContinues();
});

test("[TESTI-3] continues the carousel while the pointer is on the heading or the image", async () => {
  for (const hover of [
    () => heading.hover(),
    // The images are stacked, so any of them may be under the pointer.
    () => userEvent.hover(findCurrentImage(), { force: true }),
  ]) {
    await quote.hover();
    await expectPaused();
    await hover();
    await expectRunning();
  }
  await expectContinues();
});

const findCurrentImage = () =>
  document.querySelector(".carousel-pictures [data-current=true] img") as HTMLElement;

test("pauses the carousel while it has keyboard focus", async () => {
  (control("Previous testimonial").element() as HTMLElement).focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(control("Next testimonial")).toHaveFocus();
  await expectPaused();
  await userEvent.keyboard("{Tab}{Tab}");
  await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
  await expectContinues();
});

test("moves to the previous and next entry, wrapping at both ends", async () => {
  for (const position of [3, 2, 1, COUNT]) {
    await control("Previous testimonial").click();
    await expectCurrent(position);
  }
  for (const position of [1, 2]) {
    await control("Next testimonial").click();
    await expectCurrent(position);
  }
  await expectNoViolations();
});
