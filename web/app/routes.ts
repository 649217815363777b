import { createRequire } from "node:module";
import { index, type RouteConfig, route } from "@react-router/dev/routes";

// React Router loads this file with a Vite of its own, which would not know whose content is meant.
const { pagesWithoutContent, templateRoutes }: typeof import("./page-list.ts") = createRequire(
  import.meta.url,
)("./page-list.ts");

/** Left out where there is nothing to show. */
const unlessEmpty = (path: string, file: string) =>
  pagesWithoutContent.includes(`/${path}`) ? [] : [route(path, file)];

export default [
  index("pages/home/home.tsx"),
  ...unlessEmpty("faq", "pages/faq/faq.tsx"),
  ...unlessEmpty("portfolio", "pages/portfolio/portfolio.tsx"),
  ...unlessEmpty("packages", "pages/packages/packages.tsx"),
  ...unlessEmpty("templates", "pages/templates/templates.tsx"),
  // /basictemplate, /simpletemplate, /smallbusinesstemplate: the catalog says which there are.
  ...templateRoutes.map(({ id, path }) => route(path, "pages/template/template.tsx", { id })),
  route("checkout", "pages/checkout/checkout.tsx"),
  route("checkoutvenmo", "pages/checkout-venmo/checkout-venmo.tsx"),
  route("find-order", "pages/find-order/find-order.tsx"),
  // Private pages: their addresses are known to nobody at build time.
  route("order/:token", "pages/order/order.tsx"),
  route("pay/:token", "pages/pay/pay.tsx"),
  route("confirm/:token", "pages/confirm/confirm.tsx"),
  route("release/:token", "pages/review-lead/review-lead.tsx"),
  route("terms", "pages/legal/terms.tsx"),
  route("privacy", "pages/legal/privacy.tsx"),
  route("accessibility", "pages/legal/accessibility.tsx"),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
