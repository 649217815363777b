import { stripBasePath } from "../base-path.ts";
import {
  ChipsSkeleton,
  ListSkeleton,
  PanelSkeleton,
  RecordSkeleton,
  WorklistSkeleton,
} from "../ui/skeletons.tsx";
import { findSidebarItem, moreItem, navItems } from "./nav-items.ts";
import { PageHeader } from "./page-header.tsx";
import { Screen } from "./screen.tsx";

/** Has the heading, the filters and the rows of the screen in their places, so that nothing jumps. */
export function ScreenSkeleton({ path }: { path: string }) {
  const pathname = stripBasePath(path);
  const item = [...navItems, moreItem].find(({ to }) => to === pathname);
  const isTopLevel = Boolean(item?.sidebar || item?.tab);
  const { hasSubtitle, hasButton, list } = item?.skeleton ?? {};
  const title = item?.name ?? "Loading";
  return (
    <Screen title={title} {...(!isTopLevel && { back: findSidebarItem(pathname) ?? navItems[0] })}>
      <div aria-busy="true">
        <PageHeader
          title={item ? title : <TitleSkeleton />}
          hideTitleOnPhone={isTopLevel}
          subtitle={(hasSubtitle || !item) && <span className="skeleton inline-block w-40" />}
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
        {!item && <RecordSkeleton />}
        {item && !list && pathname !== "/" && <PanelSkeleton />}
      </div>
    </Screen>
  );
}

const TitleSkeleton = () => (
  <>
    <span className="sr-only">Loading</span>
    <span className="skeleton inline-block w-56 max-w-full" />
  </>
);
