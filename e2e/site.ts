/** The twelve routes of the specification; the accessibility statement is our own addition. */
export const routes = [
  "/",
  "/faq",
  "/portfolio",
  "/packages",
  "/templates",
  "/basictemplate",
  "/simpletemplate",
  "/smallbusinesstemplate",
  "/checkout",
  "/checkoutvenmo",
  "/terms",
  "/privacy",
] as const;
