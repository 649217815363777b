import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { NavCount } from "./nav-count.tsx";
import { findSidebarItem, moreItem, navItems } from "./nav-items.ts";
import { useTargetPath } from "./use-target-path.ts";

/** The navigation on phones. */
export function TabBar() {
  const path = useTargetPath();
  const item = findSidebarItem(path);
  const current = path === moreItem.to || item?.more ? moreItem : item;
  return (
    <nav className="tab-bar" aria-label="Desk">
      {[...navItems, moreItem].map(
        ({ to, icon, tab, count }) =>
          tab && (
            <Link key={to} to={to} aria-current={to === current?.to ? "page" : undefined}>
              <Icon icon={icon} size={22} />
              {tab}
              <NavCount kind={count} className="badge" />
            </Link>
          ),
      )}
    </nav>
  );
}
