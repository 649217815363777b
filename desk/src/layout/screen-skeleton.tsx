import { stripBasePath } from "../base-path.ts";
import { hoursTable } from "../hours/hours-columns.tsx";
import { leadTable } from "../leads/lead-columns.tsx";
import { orderTable } from "../orders/order-columns.tsx";
import { paymentRequestTable } from "../payment-requests/payment-request-columns.tsx";
import {
  ChipsSkeleton,
  ListSkeleton,
  type ListTable,
  PanelSkeleton,
  WorklistSkeleton,
} from "../ui/skeletons.tsx";
import { navItems } from "./nav-items.ts";
import { PageHeader } from "./page-header.tsx";
import { Screen } from "./screen.tsx";

interface Shape {
  title: string;
  hasSubtitle?: boolean;
  /** A button in the heading, also on phones. */
  hasButton?: boolean;
  /** The table and the number of filters of a list. */
  list?: { table: ListTable; chips: number };
}

const shapes: Record<string, Shape> = {
  "/": { title: "To do", hasSubtitle: true },
  "/leads": { title: "Leads", list: { table: leadTable, chips: 8 } },
  "/orders": {
    title: "Orders",
    hasSubtitle: true,
    hasButton: true,
    list: { table: orderTable, chips: 6 },
  },
  "/payment-requests": {
    title: "Payment requests",
    hasSubtitle: true,
    list: { table: paymentRequestTable, chips: 6 },
  },
  "/hours": { title: "Hours", hasSubtitle: true, list: { table: hoursTable, chips: 2 } },
  "/reports": { title: "Reports", hasSubtitle: true },
  "/settings": { title: "Settings" },
  "/more": { title: "More" },
};

/** Has the heading, the filters and the rows of the screen in their places, so that nothing jumps. */
export function ScreenSkeleton({ path }: { path: string }) {
  const pathname = stripBasePath(path);
  const { title, hasSubtitle, hasButton, list } = shapes[pathname] ?? { title: "Loading" };
  const isKnown = pathname in shapes;
  return (
    <Screen title={title} {...(!isKnown && { back: findList(pathname) })}>
      <div aria-busy="true">
        <PageHeader
          title={title}
          hideTitleOnPhone={isKnown}
          subtitle={hasSubtitle && <span className="skeleton inline-block w-40" />}
        >
          {hasButton && (
            <span className="btn btn-sm">
              <span className="skeleton w-20" />
            </span>
          )}
        </PageHeader>
        {list && <ChipsSkeleton count={list.chips} />}
        {list && <ListSkeleton table={list.table} />}
        {pathname === "/" && <WorklistSkeleton />}
        {!list && pathname !== "/" && <PanelSkeleton />}
      </div>
    </Screen>
  );
}

/** The list that a record belongs to; an alert belongs to the worklist, and webhooks to the settings. */
function findList(pathname: string) {
  if (pathname.startsWith("/settings/")) return { to: "/settings", name: "Settings" };
  const list =
    navItems.find(({ to }) => to !== "/" && pathname.startsWith(`${to}/`)) ?? navItems[0];
  return list && { to: list.to, name: list.name };
}
