/** The twelve routes in the specification. */
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

/** Routes that the specification does not name. */
export const ownRoutes = ["/accessibility", "/find-order"] as const;
