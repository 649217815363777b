import type { ReportsResponse } from "@agency/contract/api/reports";
import { useNavigate, useSearchParams } from "react-router";
import { useLoaded } from "../api/load.ts";
import { revenueDefinition } from "../format/revenue-definition.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { Select } from "../ui/field.tsx";
import { Exports } from "./exports.tsx";
import { ItemsSold } from "./items-sold.tsx";
import { LeadFunnel } from "./lead-funnel.tsx";
import { MonthlyRevenue } from "./months.tsx";
import { SalesByState } from "./sales-by-state.tsx";
import { Sources } from "./sources.tsx";

export function Reports() {
  const loaded = useLoaded<ReportsResponse>();
  const reports = loaded.data;
  return (
    <Screen title="Reports">
      <PageHeader
        title="Reports"
        subtitle={`Revenue: ${revenueDefinition.toLowerCase()}`}
        hideTitleOnPhone
      >
        <YearSelect years={reports.years} />
      </PageHeader>
      <StaleContent loaded={loaded}>
        <div className="stack @container">
          <MonthlyRevenue reports={reports} />
          <div className="stack @2xl:grid-cols-2">
            <ItemsSold items={reports.items} />
            <LeadFunnel leads={reports.total.leads} funnel={reports.funnel} />
          </div>
          <SalesByState states={reports.states} />
          <Sources sources={reports.sources} />
          <Exports />
        </div>
      </StaleContent>
    </Screen>
  );
}

function YearSelect({ years }: { years: number[] }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className="w-full min-w-44 sm:w-auto">
      <Select
        aria-label="Period"
        value={params.get("year") ?? ""}
        onChange={({ target }) => navigate(target.value ? `?year=${target.value}` : "/reports")}
      >
        <option value="">Last 12 months</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
    </div>
  );
}
