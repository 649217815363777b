import type { HoursAccountRow, HoursResponse } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { Clock as ClockIcon } from "lucide";
import { Link, useSearchParams } from "react-router";
import { useLoaded } from "../api/load.ts";
import { formatShort } from "../format/time.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { Chips } from "../ui/chips.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ListHeader } from "../ui/list-header.tsx";
import { UsageBar } from "./usage-bar.tsx";

const filterNames = { open: "With time left", used: "Used up" };

export function Hours() {
  const loaded = useLoaded<HoursResponse>();
  const { rows } = loaded.data;
  const [params] = useSearchParams();
  const filter = params.get("filter") === "used" ? "used" : "open";
  return (
    <Screen title="Hours">
      <PageHeader title="Hours" subtitle="Prepaid time and what’s left" hideTitleOnPhone />
      <Chips path="/hours" names={filterNames} current={filter} />
      <StaleContent loaded={loaded}>
        {rows.length > 0 ? (
          <List rows={rows} />
        ) : (
          <EmptyState
            icon={ClockIcon}
            title={filter === "open" ? "No prepaid hours" : "No used-up hours"}
            text={
              filter === "open"
                ? "When a buyer pays for maintenance hours, they appear here."
                : "Orders whose hours are all worked or refunded appear here."
            }
          />
        )}
      </StaleContent>
    </Screen>
  );
}

function List({ rows }: { rows: HoursAccountRow[] }) {
  return (
    <div className="panel list list-hours">
      <ListHeader columns={["Client", "Used"]} amounts={["Paid", "Remaining"]} time="Last entry" />
      <ul>
        {rows.map((account) => (
          <HoursListItem key={account.number} account={account} />
        ))}
      </ul>
    </div>
  );
}

function HoursListItem({ account }: { account: HoursAccountRow }) {
  const { number, email, buyerName, remainingMinutes, paidMinutes, updatedAt } = account;
  const time = formatShort(new Date(updatedAt));
  return (
    <li className="row" data-row={number}>
      <div className="primary-cell">
        <Link to={`/hours/${number}`} data-row-link>
          {buyerName || email}
        </Link>
        <small className="code">{number}</small>
      </div>
      <div className="wide-cell">
        <UsageBar account={account} />
      </div>
      <div className="money plain wide-cell">{formatMinutes(paidMinutes)}</div>
      <div className="money">{formatMinutes(remainingMinutes)}</div>
      <div className="time wide-cell">{time}</div>
      <div className="meta-line">
        <span className="truncate">
          {number}, {formatMinutes(paidMinutes)} paid
        </span>
        <span>{time}</span>
      </div>
    </li>
  );
}
