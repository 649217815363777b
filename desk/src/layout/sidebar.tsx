import { Search as SearchIcon, SlidersHorizontal as SlidersHorizontalIcon } from "lucide";
import { Link } from "react-router";
import { openSearch } from "../stores/overlays.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Icon } from "../ui/icon.tsx";
import { Brand } from "./brand.tsx";
import { NavCount } from "./nav-count.tsx";
import { isActive, navItems } from "./nav-items.ts";
import { useSession } from "./use-session.ts";
import { useTargetPath } from "./use-target-path.ts";

/** The navigation on tablets, where it shows only icons, and on wide screens. */
export function Sidebar() {
  const pathname = useTargetPath();
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
      <div className="sidebar-links">
        {navItems.map(({ to, icon, name, count }) => (
          <Link key={to} to={to} aria-current={isActive(pathname, to) ? "page" : undefined}>
            <Icon icon={icon} />
            <span className="sidebar-label">{name}</span>
            <NavCount kind={count} className="count" />
          </Link>
        ))}
      </div>
      <div className="sidebar-footer">
        <div className="sidebar-links">
          <Link to="/settings" aria-current={isActive(pathname, "/settings") ? "page" : undefined}>
            <Icon icon={SlidersHorizontalIcon} />
            <span className="sidebar-label">Settings</span>
          </Link>
        </div>
        {name && (
          <Link className="current-user" to="/settings">
            <Avatar name={name} />
            <span className="sidebar-label">{name}</span>
          </Link>
        )}
      </div>
    </nav>
  );
}
