import type { DeskSession, WorklistEntry } from "@agency/contract/api/desk";
import { useNavigate } from "react-router";
import type { Loaded } from "../api/load.ts";
import { pluralize } from "../format/text.ts";
import { clockOf, longDay } from "../format/time.ts";
import { focusedRowId, focusNextRow } from "../keyboard/row-focus.ts";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { useCounts } from "../layout/use-counts.ts";
import { useShell } from "../layout/use-session.ts";
import { useMarkLead } from "../leads/use-mark-lead.ts";
import { EmptyWorklist } from "./empty-worklist.tsx";
import { Money } from "./revenue-summary.tsx";
import { Worklist } from "./worklist.tsx";

/** What needs the owners, by deadline, each with its one next step. */
export function WorklistScreen() {
  const loaded = useShell();
  return loaded && <WorklistContent loaded={loaded} />;
}

function WorklistContent({ loaded }: { loaded: Loaded<DeskSession> }) {
  const entries = loaded.data.worklist;
  const now = new Date(loaded.data.now);
  const done = useMarkDone(entries);
  useShortcuts({ e: loaded.unreachable ? undefined : done });
  const { late } = useCounts();
  return (
    <Screen title="What needs you">
      <PageHeader
        title="What needs you"
        top
        sub={
          loaded.unreachable ? (
            `As of ${clockOf(new Date(loaded.at))}`
          ) : entries.length === 0 ? (
            longDay(now)
          ) : (
            <>
              {pluralize(entries.length, "thing")}
              {late ? (
                <>
                  , <span className="bad">{late} of them late</span>
                </>
              ) : (
                ", none of them late"
              )}
            </>
          )
        }
      />
      <StaleContent loaded={loaded}>
        {entries.length > 0 ? <Worklist entries={entries} now={now} /> : <EmptyWorklist />}
        <Money claims={entries.filter(({ kind }) => kind === "claim").length} />
      </StaleContent>
    </Screen>
  );
}

/** What the key for "done" does with the chosen row: a lead is answered, everything else is opened. */
function useMarkDone(entries: readonly WorklistEntry[]) {
  const { mark } = useMarkLead();
  const navigate = useNavigate();
  return async () => {
    const entry = entries.find(({ id }) => id === focusedRowId());
    if (!entry) return;
    const open = () => navigate(entry.path);
    // A lead that came back after a snooze is not new any more: its own page shows what it is.
    if (entry.lead?.state !== "new") return open();
    focusNextRow();
    if ((await mark(entry.lead, "new", "answered")) === "changed") await open();
  };
}
