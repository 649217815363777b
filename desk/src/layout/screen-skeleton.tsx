import { stripBasePath } from "../base-path.ts";
import { ChipsSkeleton, ListSkeleton, PanelSkeleton, WorklistSkeleton } from "../ui/skeletons.tsx";
import { navItems } from "./nav-items.ts";
import { PageHeader } from "./page-header.tsx";
import { Screen } from "./screen.tsx";

interface Shape {
  title: string;
  hasSubtitle?: boolean;
  /** The columns and the number of filters of a list. */
  list?: { className: string; chips: number };
}

const shapes: Record<string, Shape> = {
  "/": { title: "To do", hasSubtitle: true },
  "/leads": { title: "Leads", list: { className: "list-leads", chips: 8 } },
  "/orders": { title: "Orders", list: { className: "list-orders", chips: 6 } },
  "/payment-requests": {
    title: "Payment requests",
    hasSubtitle: true,
    list: { className: "list-requests", chips: 6 },
  },
  "/hours": { title: "Hours", hasSubtitle: true, list: { className: "list-hours", chips: 2 } },
  "/reports": { title: "Reports", hasSubtitle: true },
  "/settings": { title: "Settings" },
  "/more": { title: "More" },
};

/** Has the heading, the filters and the rows of the screen in their places, so that nothing jumps. */
export function ScreenSkeleton({ path }: { path: string }) {
  const pathname = stripBasePath(path);
  const { title, hasSubtitle, list } = shapes[pathname] ?? { title: "Loading" };
  const isKnown = pathname in shapes;
  return (
    <Screen title={title} {...(!isKnown && { back: findList(pathname) })}>
      <div aria-busy="true">
        <PageHeader
          title={title}
          hideTitleOnPhone={isKnown}
          subtitle={hasSubtitle && <span className="skeleton inline-block w-40" />}
        />
        {list && <ChipsSkeleton count={list.chips} />}
        {list && <ListSkeleton className={list.className} />}
        {pathname === "/" && <WorklistSkeleton />}
        {!list && pathname !== "/" && <PanelSkeleton />}
      </div>
    </Screen>
  );
}

/** The list that a record belongs to; an alert belongs to the worklist. */
function findList(pathname: string) {
  const list =
    navItems.find(({ to }) => to !== "/" && pathname.startsWith(`${to}/`)) ?? navItems[0];
  return list && { to: list.to, name: list.name };
}
