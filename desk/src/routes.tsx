import type { RouteObject } from "react-router";
import { load } from "./api/load.ts";
import { loadSession } from "./layout/load-session.ts";
import { LoadingScreen } from "./layout/loading-screen.tsx";
import { NotFound } from "./layout/not-found.tsx";
import { Root } from "./layout/root.tsx";
import { ScreenError } from "./layout/screen-error.tsx";
import { Shell } from "./layout/shell.tsx";
import { ShellError } from "./layout/shell-error.tsx";
import { loadLeads } from "./leads/load-leads.ts";
import { loadOrders } from "./orders/load-orders.ts";
import { loadNewRequest, loadRequests } from "./payment-requests/load-requests.ts";

/** Data and code of a screen are fetched at the same time: loaders are here, screens in files of their own. */
const screens: RouteObject[] = [
  {
    index: true,
    lazy: { Component: async () => (await import("./worklist/today.tsx")).WorklistScreen },
  },
  {
    path: "leads",
    loader: ({ request }) => loadLeads(request),
    lazy: { Component: async () => (await import("./leads/leads.tsx")).Leads },
  },
  {
    path: "leads/held-back",
    loader: ({ request }) => load(request, "/held-leads"),
    lazy: { Component: async () => (await import("./leads/quarantine.tsx")).Quarantine },
  },
  {
    path: "leads/:id",
    loader: ({ request, params }) => load(request, `/leads/${encodeURIComponent(params.id ?? "")}`),
    lazy: { Component: async () => (await import("./leads/lead.tsx")).Lead },
  },
  {
    path: "orders",
    loader: ({ request }) => loadOrders(request),
    lazy: { Component: async () => (await import("./orders/orders.tsx")).Orders },
  },
  {
    path: "orders/:number",
    loader: ({ request, params }) =>
      load(request, `/orders/${encodeURIComponent(params.number ?? "")}`),
    lazy: { Component: async () => (await import("./orders/order.tsx")).Order },
  },
  {
    path: "requests",
    loader: ({ request }) => loadRequests(request),
    lazy: { Component: async () => (await import("./payment-requests/requests.tsx")).Requests },
  },
  {
    path: "requests/new",
    loader: ({ request }) => loadNewRequest(request),
    lazy: {
      Component: async () =>
        (await import("./payment-requests/editor/editor-routes.tsx")).NewPaymentRequest,
    },
  },
  {
    path: "requests/:number/edit",
    loader: ({ request, params }) =>
      load(request, `/requests/${encodeURIComponent(params.number ?? "")}`),
    lazy: {
      Component: async () =>
        (await import("./payment-requests/editor/editor-routes.tsx")).EditPaymentRequest,
    },
  },
  {
    path: "requests/:number",
    loader: ({ request, params }) =>
      load(request, `/requests/${encodeURIComponent(params.number ?? "")}`),
    lazy: {
      Component: async () =>
        (await import("./payment-requests/payment-request.tsx")).PaymentRequestScreen,
    },
  },
  {
    path: "hours",
    loader: ({ request }) => load(request, `/hours${new URL(request.url).search}`),
    lazy: { Component: async () => (await import("./hours/hours.tsx")).Hours },
  },
  {
    path: "hours/:number",
    loader: ({ request, params }) =>
      load(request, `/hours/${encodeURIComponent(params.number ?? "")}`),
    lazy: { Component: async () => (await import("./hours/account.tsx")).Account },
  },
  {
    path: "alerts/:id",
    loader: ({ request, params }) =>
      load(request, `/alerts/${encodeURIComponent(params.id ?? "")}`),
    lazy: { Component: async () => (await import("./alerts/alert.tsx")).Alert },
  },
  {
    path: "numbers",
    loader: ({ request }) => load(request, `/numbers${new URL(request.url).search}`),
    lazy: { Component: async () => (await import("./reports/reports.tsx")).Reports },
  },
  {
    path: "settings",
    loader: ({ request }) => load(request, "/settings"),
    lazy: { Component: async () => (await import("./settings/settings.tsx")).Settings },
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
