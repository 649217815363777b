import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { tags, widthDependentRules } from "../../../web/testing/axe-rules.ts";

/** The minified script, because a page needs a quarter of a second to compile the other one. */
const script = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface Scope {
  runOnly: RunOptions["runOnly"];
}

const allRules: Scope = { runOnly: { type: "tag", values: tags } };
const rulesAtPhoneWidth: Scope = { runOnly: { type: "rule", values: widthDependentRules } };

async function expectNoFindings(page: Page, { runOnly }: Scope) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script);
  await waitForAnimations(page);
  const found = await page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(context, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} at ${target.join(" ")}\n${failureSummary}`,
        ),
      );
    },
    {
      // Only the payment provider uses frames, and we cannot change their content.
      context: { exclude: ["iframe"] },
      // Without this, axe builds a selector for each element that passes as well.
      options: { runOnly, resultTypes: ["violations"] } satisfies RunOptions,
    },
  );
  expect(found).toEqual([]);
}

/** An element that fades in has too little contrast until the end. Ignores animations that repeat or take long. */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const { endTime = 0 } = effect?.getComputedTiming() ?? {};
      const isShort = timeline instanceof DocumentTimeline && Number(endTime) <= 2_000;
      return playState === "running" && isShort;
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

/** Checks the page at the current width. */
export const expectNoViolations = (page: Page) => expectNoFindings(page, allRules);

/** For another color scheme of a page that was checked in the first one. */
export const expectEnoughContrast = (page: Page) =>
  expectNoFindings(page, {
    runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
  });

/** Checks at the current width and at phone width, where the page must not scroll sideways. Restores the width. */
export async function expectNoViolationsAtAnyWidth(page: Page) {
  const size = page.viewportSize();
  await expectNoFindings(page, allRules);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(page, rulesAtPhoneWidth);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  if (size) await page.setViewportSize(size);
}
