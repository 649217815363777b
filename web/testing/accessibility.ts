/** Accessibility checks for component tests. The browser tests check whole pages (e2e/support/checks/axe.ts). */
import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { tags, widthDependentRules } from "./axe-rules.ts";

/**
 * Checks the page, or a part of it. The first width is checked with all rules. Phones must not scroll sideways.
 * Ends at the last width.
 */
export async function expectNoViolations(include = "html", widths = [390, 1440]) {
  for (const [index, width] of widths.entries()) {
    await page.viewport(width, 900);
    await waitForAnimations();
    const { violations } = await axe.run(
      { include, exclude: ["iframe"] },
      {
        runOnly:
          index === 0
            ? { type: "tag", values: tags }
            : { type: "rule", values: widthDependentRules },
        resultTypes: ["violations"],
      },
    );
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}\n${failureSummary}`),
    );
    expect(found).toEqual([]);
    if (width === 390) expect(document.documentElement.scrollWidth).toBe(390);
  }
}

/** An element that fades in has too little contrast until the end. */
export async function waitForAnimations() {
  const running = document.getAnimations().filter(({ effect, playState }) => {
    const { endTime = 0 } = effect?.getComputedTiming() ?? {};
    return playState === "running" && Number(endTime) <= 2_000;
  });
  await Promise.allSettled(running.map(({ finished }) => finished));
}
