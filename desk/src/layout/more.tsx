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

/** On phones: what the tab bar has no room for. */
export function More() {
  return (
    <Screen title="More" narrow>
      <PageHeader title="More" top />
      <div className="panel">
        <ul className="lines lines-first">
          <Line to="/leads/held-back" icon={ShieldMinusIcon} title="Held back">
            Messages that look like spam
          </Line>
          <Line to="/hours" icon={ClockIcon} title="Hours">
            Prepaid time, and what is left of it
          </Line>
          <Line to="/numbers" icon={ChartColumnIcon} title="Numbers">
            Revenue, leads, where they come from, downloads
          </Line>
          <Line to="/settings" icon={SlidersHorizontalIcon} title="Settings">
            Passkeys, sessions, personal data
          </Line>
        </ul>
      </div>
    </Screen>
  );
}

interface LineProps {
  to: string;
  icon: IconType;
  title: string;
  children: string;
}

function Line({ to, icon, title, children }: LineProps) {
  return (
    <li>
      <Icon icon={icon} />
      <div>
        <Link className="t whole" to={to}>
          {title}
        </Link>
        <p className="s">{children}</p>
      </div>
      <Icon icon={ChevronRightIcon} size={18} />
    </li>
  );
}
