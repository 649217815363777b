import { Ellipsis as EllipsisIcon } from "lucide";
import { Link, useLocation } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { Count } from "./count.tsx";
import { isAt, type Place, places } from "./places.ts";

const more: Place = { to: "/more", icon: EllipsisIcon, name: "More", shortName: "More" };

/** On phones, below a list: within reach of one thumb. */
export function TabBar() {
  const { pathname } = useLocation();
  const current = (to: string) =>
    isAt(pathname, to) ||
    (to === more.to && ["/hours", "/numbers", "/settings"].some((place) => isAt(pathname, place)));
  return (
    <nav className="tabbar" aria-label="Desk">
      {[...places.filter(({ rare }) => !rare), more].map(({ to, icon, shortName, counts }) => (
        <Link key={to} to={to} aria-current={current(to) ? "page" : undefined}>
          <Icon icon={icon} size={22} />
          {shortName}
          <Count of={counts} className="badge" />
        </Link>
      ))}
    </nav>
  );
}
