import { createRequire } from "node:module";
import { index, type RouteConfig, route } from "@react-router/dev/routes";

// React Router loads this file with a separate Vite, which does not resolve the sample or owner content.
const { pagesWithoutContent, templateRoutes }: typeof import("./page-list.ts") = createRequire(
  import.meta.url,
)("./page-list.ts");

const routeUnlessEmpty = (path: string, file: string) =>
  pagesWithoutContent.includes(`/${path}`) ? [] : [route(path, file)];

export default [
  index("pages/home/home.tsx"),
  ...routeUnlessEmpty("faq", "pages/faq/faq.tsx"),
  ...routeUnlessEmpty("portfolio", "pages/portfolio/portfolio.tsx"),
  ...routeUnlessEmpty("packages", "pages/packages/packages.tsx"),
  ...routeUnlessEmpty("templates", "pages/templates/templates.tsx"),
  // From the catalog: /basictemplate, /simpletemplate, /smallbusinesstemplate.
  ...templateRoutes.map(({ id, path }) => route(path, "pages/template/template.tsx", { id })),
  route("checkout", "pages/checkout/checkout.tsx"),
  route("checkoutvenmo", "pages/checkout-venmo/checkout-venmo.tsx"),
  route("find-order", "pages/find-order/find-order.tsx"),
  // Private pages, whose URLs are unknown at build time.
  route("order/:token", "pages/order/order.tsx"),
  route("pay/:token", "pages/pay/pay.tsx"),
  route("confirm/:token", "pages/confirm/confirm.tsx"),
  route("release/:token", "pages/review-lead/review-lead.tsx"),
  route("terms", "pages/legal/terms.tsx"),
  route("privacy", "pages/legal/privacy.tsx"),
  route("accessibility", "pages/legal/accessibility.tsx"),
  route("*", "pages/not-found/not-found.tsx"),
] satisfies RouteConfig;
