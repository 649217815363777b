/** The twelve routes of the specification. */
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

/** Pages of our own besides. */
export const ownRoutes = ["/accessibility", "/find-order"] as const;
