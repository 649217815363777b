import { ChevronRight as ChevronRightIcon } from "lucide";
import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { navItems } from "./nav-items.ts";
import { PageHeader } from "./page-header.tsx";
import { Screen } from "./screen.tsx";

/** On phones: the screens that do not fit into the tab bar. */
export function More() {
  return (
    <Screen title="More" narrow>
      <PageHeader title="More" hideTitleOnPhone />
      <div className="panel">
        <ul className="detail-list">
          {navItems.map(
            ({ to, icon, name, more }) =>
              more && (
                <li key={to}>
                  <Icon icon={icon} />
                  <div>
                    <Link className="detail-title stretched-link" to={to}>
                      {name}
                    </Link>
                    <p className="detail-subtitle">{more}</p>
                  </div>
                  <Icon icon={ChevronRightIcon} size={18} />
                </li>
              ),
          )}
        </ul>
      </div>
    </Screen>
  );
}
