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
import { LeadListItem } from "./lead-list-item.tsx";
import { useMarkLead } from "./use-mark-lead.ts";

const states = Object.keys(leadStates) as LeadState[];

export function Leads() {
  const loaded = useLoaded<LeadsResponse>();
  const { rows, next, counts, held } = loaded.data;
  const [params] = useSearchParams();
  const show = params.get("show") ?? "open";
  const { mark } = useMarkLead();
  useShortcuts({
    e: () => {
      const lead = rows.find(({ id }) => String(id) === focusedRowId());
      if (lead?.state !== "new" || loaded.unreachable) return;
      focusNextRow();
      mark(lead, "new", "answered");
    },
  });
  const empty = Object.values(counts).every((n) => n === 0);
  return (
    <Screen title="Leads">
      <PageHeader title="Leads" top>
        <Link className="btn btn-s only-wide" to="/leads/held-back">
          <Icon icon={ShieldMinusIcon} size={18} />
          Held back <b className="num">{held}</b>
        </Link>
      </PageHeader>
      <Chips chips={chipsOf(counts, show)} />
      <StaleContent loaded={loaded}>
        {rows.length > 0 ? (
          <div className="panel list list-leads">
            <div className="list-head" aria-hidden="true">
              <span>Who</span>
              <span>State</span>
              <span>Message</span>
              <span className="time">When</span>
            </div>
            <ul>
              {rows.map((lead) => (
                <LeadListItem key={lead.id} lead={lead} />
              ))}
            </ul>
            <ListFooter shown={rows.length} one="lead" hasMore={!!next} />
          </div>
        ) : (
          <EmptyState
            icon={MessageSquareIcon}
            title={empty ? "No leads yet" : "None here"}
            text={
              empty
                ? "When somebody fills in the quote form, they appear here and in your mail at the same moment."
                : "No lead has this state."
            }
          />
        )}
        {held > 0 && (
          <div className="only-phone px-4 pt-3.5">
            <Link className="btn btn-wide justify-between" to="/leads/held-back">
              <span className="flex items-center gap-2">
                <Icon icon={ShieldMinusIcon} />
                {pluralize(held, "message")} held back
              </span>
              <Icon icon={ChevronRightIcon} size={18} />
            </Link>
          </div>
        )}
      </StaleContent>
    </Screen>
  );
}

function chipsOf(counts: LeadsResponse["counts"], show: string) {
  const sum = (of: readonly LeadState[]) => of.reduce((n, state) => n + counts[state], 0);
  const chip = (key: string, name: string, n: number) => ({
    name,
    count: n,
    to: key === "open" ? "/leads" : `/leads?show=${key}`,
    current: show === key,
  });
  return [
    chip("open", "Open", sum(["new", "answered", "quoted"])),
    ...states.map((state) => chip(state, leadStates[state].word, counts[state])),
    chip("all", "All", sum(states)),
  ];
}
