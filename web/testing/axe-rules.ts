/** The axe rules of all accessibility checks. */
export const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose result can differ at another width: visibility, size and overlap of elements. */
export const widthDependentRules = [
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
