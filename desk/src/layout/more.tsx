import {
  ChartColumn as ChartColumnIcon,
  ChevronRight as ChevronRightIcon,
  Clock as ClockIcon,
  ShieldMinus as ShieldMinusIcon,
  SlidersHorizontal as SlidersHorizontalIcon,
} from "lucide";
import { Link } from "react-router";
import { Icon, type IconType } from "../ui/icon.tsx";
import { PageHeader } from "./page-header.tsx";
import { Screen } from "./screen.tsx";

/** On phones: the screens that do not fit into the tab bar. */
export function More() {
  return (
    <Screen title="More" narrow>
      <PageHeader title="More" hideTitleOnPhone />
      <div className="panel">
        <ul className="detail-list detail-list-flush">
          <MenuLink to="/leads/quarantine" icon={ShieldMinusIcon} title="Quarantine">
            Messages flagged as possible spam
          </MenuLink>
          <MenuLink to="/hours" icon={ClockIcon} title="Hours">
            Prepaid hours and balances
          </MenuLink>
          <MenuLink to="/reports" icon={ChartColumnIcon} title="Reports">
            Revenue, leads, traffic sources, exports
          </MenuLink>
          <MenuLink to="/settings" icon={SlidersHorizontalIcon} title="Settings">
            Passkeys, sessions, webhooks, personal data
          </MenuLink>
        </ul>
      </div>
    </Screen>
  );
}

interface MenuLinkProps {
  to: string;
  icon: IconType;
  title: string;
  children: string;
}

function MenuLink({ to, icon, title, children }: MenuLinkProps) {
  return (
    <li>
      <Icon icon={icon} />
      <div>
        <Link className="detail-title stretched-link" to={to}>
          {title}
        </Link>
        <p className="detail-subtitle">{children}</p>
      </div>
      <Icon icon={ChevronRightIcon} size={18} />
    </li>
  );
}
