import type { HoursResponse } from "@agency/contract/api/hours";
import { Clock as ClockIcon } from "lucide";
import { useSearchParams } from "react-router";
import { useLoaded } from "../api/load.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { Chips } from "../ui/chips.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Table } from "../ui/table.tsx";
import { hoursTable } from "./hours-columns.tsx";

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
          <div className="panel overflow-hidden">
            <Table {...hoursTable} rows={rows} rowKey={({ number }) => number} />
          </div>
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
