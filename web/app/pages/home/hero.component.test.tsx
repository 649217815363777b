import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderPage } from "../../../testing/render-page.tsx";
import { Hero } from "./hero.tsx";

const HomePage = () => (
  <>
    <Hero />
    <div style={{ height: 2000 }} />
  </>
);

test("[HERO-1] moves once for all scroll events within 10 ms", async () => {
  await page.viewport(1440, 900);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
    scrollTo(0, 0);
  });
  await renderPage(HomePage, "/", "/");
  const hero = document.querySelector("#hero") as HTMLElement;
  const far = hero.querySelector(".parallax-far") as HTMLElement;
  const readOffset = () =>
    Math.round(far.getBoundingClientRect().y - hero.getBoundingClientRect().y);
  const moves = new MutationObserver(() => {});
  moves.observe(hero, { attributeFilter: ["style"], subtree: true });
  onTestFinished(() => moves.disconnect());

  const scrollFor9ms = (from: number) => {
    for (let ms = 1; ms <= 9; ms++) {
      scrollTo(0, from + ms * 20);
      for (let event = 0; event < 5; event++) dispatchEvent(new Event("scroll"));
      vi.advanceTimersByTime(1);
    }
  };

  dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(10);
  moves.takeRecords();
  scrollFor9ms(0);
  expect(moves.takeRecords()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves.takeRecords()).toHaveLength(1);
  expect(readOffset()).toBe(20);
  scrollFor9ms(180);
  expect(moves.takeRecords()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(moves.takeRecords()).toHaveLength(1);
  expect(readOffset()).toBe(40);
});
