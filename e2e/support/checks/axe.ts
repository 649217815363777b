import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a narrower window can change: which elements are shown, how big they are, and what lies on what. */
const rulesOfWidth = [
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

// Frames, which only the payment provider uses, are its own.
const axe = (page: Page) => new AxeBuilder({ page }).exclude("iframe").setLegacyMode();

async function findsNothing(builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** Finds nothing to complain about in the window as it is. */
export const expectNoViolations = (page: Page) => findsNothing(axe(page).withTags(tags));

/** The same, and then on a phone, where nothing is wider than it; the window is left as it was. */
export const expectNoViolationsAtAnyWidth = (page: Page) => atAnyWidth(page, axe);

/** For a further state of a page: what lies around it was looked at with the first. */
export const expectNoViolationsInMain = (page: Page) =>
  atAnyWidth(page, (shown) => axe(shown).include("main"));

async function atAnyWidth(page: Page, look: typeof axe) {
  const size = page.viewportSize();
  await findsNothing(look(page).withTags(tags));
  await page.setViewportSize({ width: 390, height: 844 });
  await findsNothing(look(page).withRules(rulesOfWidth));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  if (size) await page.setViewportSize(size);
}
