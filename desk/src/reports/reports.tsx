import type { ReportsResponse } from "@agency/contract/api/reports";
import { useNavigate, useSearchParams } from "react-router";
import { useLoaded } from "../api/load.ts";
import { revenueDefinition } from "../format/revenue-definition.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { Select } from "../ui/field.tsx";
import { Downloads } from "./exports.tsx";
import { ItemsSold } from "./items-sold.tsx";
import { LeadFunnel } from "./lead-funnel.tsx";
import { Months } from "./months.tsx";
import { Sources } from "./sources.tsx";

export function Reports() {
  const loaded = useLoaded<ReportsResponse>();
  const numbers = loaded.data;
  return (
    <Screen title="Numbers">
      <PageHeader title="Numbers" sub={`Revenue: ${revenueDefinition.toLowerCase()}`} top>
        <YearSelect years={numbers.years} />
      </PageHeader>
      <StaleContent loaded={loaded}>
        <div className="stack">
          <Months numbers={numbers} />
          <div className="halves">
            <ItemsSold items={numbers.items} />
            <LeadFunnel leads={numbers.total.leads} steps={numbers.steps} />
          </div>
          <Sources sources={numbers.sources} />
          <Downloads />
        </div>
      </StaleContent>
    </Screen>
  );
}

function YearSelect({ years }: { years: number[] }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <div className="span-select">
      <Select
        aria-label="Span"
        value={params.get("year") ?? ""}
        onChange={({ target }) => navigate(target.value ? `?year=${target.value}` : "/numbers")}
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
