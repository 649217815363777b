import { Ellipsis as EllipsisIcon } from "lucide";
import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { NavCount } from "./nav-count.tsx";
import { isActive, type NavItem, navItems } from "./nav-items.ts";
import { useTargetPath } from "./use-target-path.ts";

const more: NavItem = { to: "/more", icon: EllipsisIcon, name: "More", shortName: "More" };

/** The navigation on phones. */
export function TabBar() {
  const pathname = useTargetPath();
  const isCurrent = (to: string) =>
    isActive(pathname, to) ||
    (to === more.to &&
      ["/hours", "/reports", "/settings"].some((path) => isActive(pathname, path)));
  return (
    <nav className="tab-bar" aria-label="Desk">
      {[...navItems.filter(({ inMoreMenu }) => !inMoreMenu), more].map(
        ({ to, icon, shortName, count }) => (
          <Link key={to} to={to} aria-current={isCurrent(to) ? "page" : undefined}>
            <Icon icon={icon} size={22} />
            {shortName}
            <NavCount kind={count} className="badge" />
          </Link>
        ),
      )}
    </nav>
  );
}
