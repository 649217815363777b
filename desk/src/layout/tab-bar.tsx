import { Ellipsis as EllipsisIcon } from "lucide";
import { Link, useLocation } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { isAt, type Place, places } from "./places.ts";
import { useSession } from "./use-session.ts";

const more: Place = { to: "/more", icon: EllipsisIcon, name: "More", shortName: "More" };

/** On phones, below a list: within reach of one thumb. */
export function TabBar() {
  const { pathname } = useLocation();
  const session = useSession();
  const current = (to: string) =>
    isAt(pathname, to) || (to === more.to && isAt(pathname, "/settings"));
  return (
    <nav className="tabbar" aria-label="Desk">
      {[...places, more].map(({ to, icon, shortName, counts }) => {
        const n = counts && session?.counts[counts];
        return (
          <Link key={to} to={to} aria-current={current(to) ? "page" : undefined}>
            <Icon icon={icon} size={22} />
            {shortName}
            {n ? <span className="badge">{n > 99 ? "99+" : n}</span> : null}
          </Link>
        );
      })}
    </nav>
  );
}
