import type { HourAccountRow, HoursResponse } from "@agency/contract/api/hours";
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
import { UsageBar } from "./usage-bar.tsx";

const filters = { open: "With time left", used: "Used up" };

/** Whose prepaid time is left, those first that were worked for last. */
export function Hours() {
  const loaded = useLoaded<HoursResponse>();
  const { rows } = loaded.data;
  const [params] = useSearchParams();
  const show = params.get("show") === "used" ? "used" : "open";
  return (
    <Screen title="Hours">
      <PageHeader title="Hours" sub="Prepaid time, and what is left of it" top />
      <Chips
        chips={Object.entries(filters).map(([key, name]) => ({
          name,
          to: key === "open" ? "/hours" : `/hours?show=${key}`,
          current: show === key,
        }))}
      />
      <StaleContent loaded={loaded}>
        {rows.length > 0 ? (
          <List rows={rows} />
        ) : (
          <EmptyState
            icon={ClockIcon}
            title={show === "open" ? "No prepaid time is left" : "None here"}
            text={
              show === "open"
                ? "When somebody buys hours of maintenance, they appear here."
                : "Once all of an order's hours are worked or refunded, it appears here."
            }
          />
        )}
      </StaleContent>
    </Screen>
  );
}

function List({ rows }: { rows: HourAccountRow[] }) {
  return (
    <div className="panel list list-hours">
      <div className="list-head" aria-hidden="true">
        <span>Client</span>
        <span>Used</span>
        <span className="money">Paid for</span>
        <span className="money">Left</span>
        <span className="time">Last entry</span>
      </div>
      <ul>
        {rows.map((account) => (
          <Line key={account.number} account={account} />
        ))}
      </ul>
    </div>
  );
}

function Line({ account }: { account: HourAccountRow }) {
  const { number, email, buyerName, leftMinutes, paidMinutes, changedAt } = account;
  const time = formatShort(new Date(changedAt));
  return (
    <li className="row" data-row={number}>
      <div className="who-cell">
        <Link to={`/hours/${number}`} data-row-link>
          {buyerName || email}
        </Link>
        <small className="code">{number}</small>
      </div>
      <div className="wide-cell">
        <UsageBar account={account} />
      </div>
      <div className="money plain wide-cell">{formatMinutes(paidMinutes)}</div>
      <div className="money">{formatMinutes(leftMinutes)}</div>
      <div className="time wide-cell">{time}</div>
      <div className="meta-line">
        <span className="clip">
          {number}, of {formatMinutes(paidMinutes)}
        </span>
        <span>{time}</span>
      </div>
    </li>
  );
}
