import type { LeadState, LeadsResponse } from "@agency/contract/api/desk";
import {
  ChevronRight as ChevronRightIcon,
  MessageSquare as MessageSquareIcon,
  ShieldMinus as ShieldMinusIcon,
} from "lucide";
import { Link, useSearchParams } from "react-router";
import { useLoaded } from "../api/load.ts";
import { pluralize } from "../format/text.ts";
import { focusedRowId, focusNextRow } from "../keyboard/row-focus.ts";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { Chips } from "../ui/chips.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListFooter } from "../ui/list-footer.tsx";
import { leadStates } from "../ui/status-badge.tsx";
import { Table } from "../ui/table.tsx";
import { leadTable } from "./lead-columns.tsx";
import { useMarkLead } from "./use-mark-lead.ts";

const states = Object.keys(leadStates) as LeadState[];

const filterNames = {
  open: "Open",
  ...Object.fromEntries(states.map((state) => [state, leadStates[state].label])),
  all: "All",
};

export function Leads() {
  const loaded = useLoaded<LeadsResponse>();
  const { rows, next, counts, quarantinedCount } = loaded.data;
  const [params] = useSearchParams();
  const filter = params.get("filter") ?? "open";
  const { mark } = useMarkLead();
  useShortcuts({
    e: () => {
      const lead = rows.find(({ id }) => String(id) === focusedRowId());
      if (lead?.state !== "new" || loaded.isUnreachable) return;
      focusNextRow();
      mark(lead, "new", "answered");
    },
  });
  const hasNoLeads = Object.values(counts).every((n) => n === 0);
  return (
    <Screen title="Leads">
      <PageHeader title="Leads" hideTitleOnPhone>
        <Link className="btn btn-sm desktop-only" to="/leads/quarantine">
          <Icon icon={ShieldMinusIcon} size={18} />
          Quarantine <b className="tabular">{quarantinedCount}</b>
        </Link>
      </PageHeader>
      <Chips path="/leads" names={filterNames} counts={countByFilter(counts)} current={filter} />
      <StaleContent loaded={loaded}>
        {rows.length > 0 ? (
          <div className="panel overflow-hidden">
            <Table {...leadTable} rows={rows} rowKey={({ id }) => String(id)} />
            <ListFooter shownCount={rows.length} noun="lead" hasMore={!!next} />
          </div>
        ) : (
          <EmptyState
            icon={MessageSquareIcon}
            title={hasNoLeads ? "No leads yet" : "No matching leads"}
            text={
              hasNoLeads
                ? "Requests from the quote form appear here and in your inbox."
                : "No leads have this status."
            }
          />
        )}
        {quarantinedCount > 0 && (
          <div className="mobile-only px-4 pt-3.5">
            <Link className="btn btn-wide justify-between" to="/leads/quarantine">
              <span className="flex items-center gap-2">
                <Icon icon={ShieldMinusIcon} />
                {pluralize(quarantinedCount, "message")} in quarantine
              </span>
              <Icon icon={ChevronRightIcon} size={18} />
            </Link>
          </div>
        )}
      </StaleContent>
    </Screen>
  );
}

const sum = (counts: LeadsResponse["counts"], states: readonly LeadState[]) =>
  states.reduce((total, state) => total + counts[state], 0);

const countByFilter = (counts: LeadsResponse["counts"]) => ({
  ...counts,
  open: sum(counts, ["new", "answered", "quoted"]),
  all: sum(counts, states),
});
