/** Accessibility checks for component tests. The browser tests check whole pages (e2e/support/checks/axe.ts). */
import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Checks the page, or a part of it, at 1440 px and at phone width, where it must not scroll sideways. */
export async function expectNoViolations(include = "html") {
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    await waitForAnimations();
    const { violations } = await axe.run(
      { include, exclude: ["iframe"] },
      { runOnly: tags, resultTypes: ["violations"] },
    );
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}\n${failureSummary}`),
    );
    expect(found).toEqual([]);
    if (width === 390) expect(document.documentElement.scrollWidth).toBe(390);
  }
}

/** An element that fades in has too little contrast until the end. */
async function waitForAnimations() {
  const running = document.getAnimations().filter(({ effect, playState }) => {
    const { endTime = 0 } = effect?.getComputedTiming() ?? {};
    return playState === "running" && Number(endTime) <= 2_000;
  });
  await Promise.allSettled(running.map(({ finished }) => finished));
}
