import type { LeadsResponse, OrdersResponse } from "@agency/contract/api/desk";
import type { HoursResponse } from "@agency/contract/api/hours";
import type { PaymentRequestsResponse } from "@agency/contract/api/payment-requests";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { renderScreen } from "../../testing/render-screen.tsx";
import { Hours } from "../hours/hours.tsx";
import { Leads } from "../leads/leads.tsx";
import { Orders } from "../orders/orders.tsx";
import { PaymentRequests } from "../payment-requests/payment-requests.tsx";
import { ScreenSkeleton } from "./screen-skeleton.tsx";
import { Sidebar } from "./sidebar.tsx";

const at = "2026-11-12T09:00:00.000Z";
const [name, email] = ["Ana Beltran", "ana@example.com"];
const counts = { new: 1, answered: 0, quoted: 0, won: 0, lost: 0, spam: 0 };
const leads: LeadsResponse = {
  rows: [{ id: 1, name, email, state: "new", excerpt: "Hello", receivedAt: at }],
  ...{ counts, quarantinedCount: 0 },
};
const orders: OrdersResponse = {
  rows: [
    {
      ...{ number: "K7Q4-2D9M", state: "paid", method: "venmo", email, buyerName: name },
      ...{ items: "Logo Design", totalCents: 4_900, placedAt: at, disputed: false },
    },
  ],
  counts: {
    ...{ all: 1, claimed: 0, pending: 0, paid: 1, disputed: 0 },
    ...{ partially_refunded: 0, refunded: 0, canceled: 0 },
  },
  sumCents: 4_900,
};
const hours: HoursResponse = {
  rows: [
    {
      ...{ number: "K7Q4-2D9M", email, buyerName: name },
      ...{ remainingMinutes: 60, paidMinutes: 120, updatedAt: at },
    },
  ],
};
const requests: PaymentRequestsResponse = {
  rows: [
    {
      ...{ number: "R-0036", state: "sent", client: name, title: "A site" },
      ...{ totalCents: 4_900, paidCents: 0, updatedAt: at },
    },
  ],
  counts: { open: 0, draft: 0, overdue: 0 },
  outstandingCents: 0,
};

const lists: [string, ComponentType, unknown][] = [
  ["/leads", Leads, leads],
  ["/orders", Orders, orders],
  ["/payment-requests", PaymentRequests, requests],
  ["/hours", Hours, hours],
];

const readPlaces = () =>
  ["h1", ".chips", ".data-table", "tbody tr"].map((selector) => {
    const { top = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return `${selector}: ${Math.round(top)}`;
  });

for (const width of [1440, 768, 390])
  test.each(lists)(
    `shows %s in the same places while it loads at ${width} px`,
    async (path, List, data) => {
      await page.viewport(width, 900);
      await renderScreen(() => <ScreenSkeleton path={path} />, { path });
      const places = readPlaces();
      await cleanup();
      await renderScreen(List, { data, path });
      await expect.poll(readPlaces).toEqual(places);
    },
  );

test("marks the new place in the sidebar while it loads", async () => {
  await page.viewport(1440, 900);
  const router = await renderScreen(Sidebar);
  router.patchRoutes("shell", [
    { path: "orders", loader: () => new Promise<null>(() => {}), element: <main /> },
  ]);
  await page.getByRole("link", { name: "Orders" }).click();
  await expect
    .element(page.getByRole("link", { name: "Orders" }))
    .toHaveAttribute("aria-current", "page");
  expect(router.state.location.pathname).toBe("/");
});
