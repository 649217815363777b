import { Search as SearchIcon } from "lucide";
import { Link } from "react-router";
import { openSearch } from "../stores/overlays.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Icon } from "../ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { NavCount } from "./nav-count.tsx";
import { findSidebarItem, type NavItem, navItems } from "./nav-items.ts";
import { useSession } from "./use-session.ts";
import { useTargetPath } from "./use-target-path.ts";

/** The navigation on tablets, where it shows only icons, and on wide screens. */
export function Sidebar() {
  const session = useSession();
  const name = session?.owner.name || session?.owner.email;
  return (
    <nav className="sidebar" aria-label="Desk">
      <Link className="brand" to="/">
        <Brand />
      </Link>
      <button type="button" className="search-box" onClick={openSearch}>
        <Icon icon={SearchIcon} size={18} />
        <span className="sidebar-label">Search</span>
        <span className="sidebar-key" aria-hidden="true">
          <kbd>/</kbd>
        </span>
      </button>
      <SidebarLinks place="top" />
      <div className="sidebar-footer">
        <SidebarLinks place="bottom" />
        {name ? (
          <Link className="current-user" to="/settings">
            <Avatar name={name} />
            <span className="sidebar-label">{name}</span>
          </Link>
        ) : (
          // Keeps its place, so that the links above do not move when the session has loaded.
          <span className="current-user" />
        )}
      </div>
    </nav>
  );
}

function SidebarLinks({ place }: { place: NavItem["sidebar"] }) {
  const current = findSidebarItem(useTargetPath());
  return (
    <div className="sidebar-links">
      {navItems
        .filter(({ sidebar }) => sidebar === place)
        .map(({ to, icon, name, count }) => (
          <Link key={to} to={to} aria-current={to === current?.to ? "page" : undefined}>
            <Icon icon={icon} />
            <span className="sidebar-label">{name}</span>
            <NavCount kind={count} className="count" />
          </Link>
        ))}
    </div>
  );
}
