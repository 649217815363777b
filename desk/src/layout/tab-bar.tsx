import { Ellipsis as EllipsisIcon } from "lucide";
import { Link, useLocation } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { NavCount } from "./nav-count.tsx";
import { isActive, type NavItem, navItems } from "./nav-items.ts";

const more: NavItem = { to: "/more", icon: EllipsisIcon, name: "More", shortName: "More" };

/** On phones, below a list: within reach of one thumb. */
export function TabBar() {
  const { pathname } = useLocation();
  const current = (to: string) =>
    isActive(pathname, to) ||
    (to === more.to &&
      ["/hours", "/numbers", "/settings"].some((place) => isActive(pathname, place)));
  return (
    <nav className="tabbar" aria-label="Desk">
      {[...navItems.filter(({ rare }) => !rare), more].map(({ to, icon, shortName, counts }) => (
        <Link key={to} to={to} aria-current={current(to) ? "page" : undefined}>
          <Icon icon={icon} size={22} />
          {shortName}
          <NavCount of={counts} className="badge" />
        </Link>
      ))}
    </nav>
  );
}
