import type { LoaderFunction, RouteObject } from "react-router";
import { load } from "./api/load.ts";
import { loadHours } from "./hours/load-hours.ts";
import { loadSession } from "./layout/load-session.ts";
import { LoadingScreen } from "./layout/loading-screen.tsx";
import { NotFound } from "./layout/not-found.tsx";
import { Root } from "./layout/root.tsx";
import { ScreenError } from "./layout/screen-error.tsx";
import { Shell } from "./layout/shell.tsx";
import { ShellError, SignInError } from "./layout/shell-error.tsx";
import { loadLeads } from "./leads/load-leads.ts";
import { loadOrders } from "./orders/load-orders.ts";
import {
  loadNewPaymentRequestSource,
  loadPaymentRequests,
} from "./payment-requests/load-payment-requests.ts";
import { loadPerson } from "./people/load-person.ts";
import { loadWebhook } from "./webhooks/load-webhook.ts";
import { WorklistScreen } from "./worklist/worklist-screen.tsx";

/** Loads the record that the parameter of the route names. */
const loadRecord =
  (path: string, param: "id" | "number"): LoaderFunction =>
  ({ request, params }) =>
    load(request, `${path}/${encodeURIComponent(params[param] ?? "")}`);

/** Loaders are imported eagerly and screens lazily, so that data and code load in parallel. Most visits start at the worklist. */
const screens: RouteObject[] = [
  { index: true, Component: WorklistScreen },
  {
    path: "leads",
    loader: ({ request }) => loadLeads(request),
    lazy: { Component: async () => (await import("./leads/leads.tsx")).Leads },
  },
  {
    path: "leads/quarantine",
    loader: ({ request }) => load(request, "/quarantined-leads"),
    lazy: { Component: async () => (await import("./leads/quarantine.tsx")).Quarantine },
  },
  {
    path: "leads/:id",
    loader: loadRecord("/leads", "id"),
    lazy: { Component: async () => (await import("./leads/lead.tsx")).Lead },
  },
  {
    path: "orders",
    loader: ({ request }) => loadOrders(request),
    lazy: { Component: async () => (await import("./orders/orders.tsx")).Orders },
  },
  {
    path: "orders/:number",
    loader: loadRecord("/orders", "number"),
    lazy: { Component: async () => (await import("./orders/order.tsx")).Order },
  },
  {
    path: "payment-requests",
    loader: ({ request }) => loadPaymentRequests(request),
    lazy: {
      Component: async () =>
        (await import("./payment-requests/payment-requests.tsx")).PaymentRequests,
    },
  },
  {
    path: "payment-requests/new",
    loader: ({ request }) => loadNewPaymentRequestSource(request),
    lazy: {
      Component: async () =>
        (await import("./payment-requests/editor/editor-routes.tsx")).NewPaymentRequest,
    },
  },
  {
    path: "payment-requests/:number/edit",
    loader: loadRecord("/payment-requests", "number"),
    lazy: {
      Component: async () =>
        (await import("./payment-requests/editor/editor-routes.tsx")).EditPaymentRequest,
    },
  },
  {
    path: "payment-requests/:number",
    loader: loadRecord("/payment-requests", "number"),
    lazy: {
      Component: async () =>
        (await import("./payment-requests/payment-request.tsx")).PaymentRequestScreen,
    },
  },
  {
    path: "people/:id",
    loader: ({ request, params }) => loadPerson(request, params.id ?? ""),
    lazy: { Component: async () => (await import("./people/person.tsx")).Person },
  },
  {
    path: "hours",
    loader: ({ request }) => loadHours(request),
    lazy: { Component: async () => (await import("./hours/hours.tsx")).Hours },
  },
  {
    path: "hours/:number",
    loader: loadRecord("/hours", "number"),
    lazy: { Component: async () => (await import("./hours/account.tsx")).Account },
  },
  {
    path: "alerts/:id",
    loader: loadRecord("/alerts", "id"),
    lazy: { Component: async () => (await import("./alerts/alert.tsx")).Alert },
  },
  {
    path: "reports",
    loader: ({ request }) => load(request, `/reports${new URL(request.url).search}`),
    lazy: { Component: async () => (await import("./reports/reports.tsx")).Reports },
  },
  {
    path: "settings",
    loader: ({ request }) => load(request, "/settings"),
    lazy: { Component: async () => (await import("./settings/settings.tsx")).Settings },
  },
  {
    path: "settings/template-versions",
    loader: ({ request }) => load(request, "/template-versions"),
    lazy: {
      Component: async () => (await import("./settings/template-versions.tsx")).TemplateVersions,
    },
  },
  {
    path: "settings/webhooks",
    loader: ({ request }) => load(request, "/webhooks"),
    lazy: { Component: async () => (await import("./webhooks/webhooks.tsx")).Webhooks },
  },
  {
    path: "settings/webhooks/:id",
    loader: ({ request, params }) => loadWebhook(request, params.id ?? ""),
    lazy: { Component: async () => (await import("./webhooks/webhook.tsx")).Webhook },
  },
  {
    path: "settings/webhook-deliveries/:id",
    loader: loadRecord("/webhook-deliveries", "id"),
    lazy: { Component: async () => (await import("./webhooks/delivery.tsx")).Delivery },
  },
  { path: "more", lazy: { Component: async () => (await import("./layout/more.tsx")).More } },
  { path: "*", Component: NotFound },
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: LoadingScreen,
    children: [
      {
        path: "sign-in",
        lazy: { Component: async () => (await import("./sign-in/sign-in.tsx")).SignIn },
        ErrorBoundary: SignInError,
      },
      {
        id: "shell",
        loader: ({ request }) => loadSession(request),
        Component: Shell,
        ErrorBoundary: ShellError,
        children: [{ ErrorBoundary: ScreenError, children: screens }],
      },
    ],
  },
];
