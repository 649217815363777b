import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose result can differ at another width: visibility, size and overlap of elements. */
const widthDependentRules = [
  "aria-hidden-focus",
  "button-name",
  "color-contrast",
  "heading-order",
  "landmark-unique",
  "link-in-text-block",
  "link-name",
  "page-has-heading-one",
  "region",
  "scrollable-region-focusable",
  "target-size",
];

// Only the payment provider uses frames, and we cannot change their content.
const axe = (page: Page) => new AxeBuilder({ page }).exclude("iframe").setLegacyMode();

async function expectNoFindings(builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Checks the page at the current width. */
export const expectNoViolations = (page: Page) => expectNoFindings(axe(page).withTags(tags));

/** Checks at the current width and at phone width, where the page must not scroll sideways. Restores the width. */
export const expectNoViolationsAtAnyWidth = (page: Page) => checkAtAnyWidth(page, axe);

/** Checks only the main content, for further states of a page that was checked as a whole. */
export const expectNoViolationsInMain = (page: Page) =>
  checkAtAnyWidth(page, (current) => axe(current).include("main"));

async function checkAtAnyWidth(page: Page, buildAxe: typeof axe) {
  const size = page.viewportSize();
  await expectNoFindings(buildAxe(page).withTags(tags));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(buildAxe(page).withRules(widthDependentRules));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  if (size) await page.setViewportSize(size);
}
