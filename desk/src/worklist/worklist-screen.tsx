import type { DeskSession, WorklistEntry } from "@agency/contract/api/desk";
import { useNavigate } from "react-router";
import type { Loaded } from "../api/load.ts";
import { pluralize } from "../format/text.ts";
import { formatTime, longDay } from "../format/time.ts";
import { focusedRowId, focusNextRow } from "../keyboard/row-focus.ts";
import { useShortcuts } from "../keyboard/use-shortcuts.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { useCounts } from "../layout/use-counts.ts";
import { useShell } from "../layout/use-session.ts";
import { useMarkLead } from "../leads/use-mark-lead.ts";
import { RevenueSummary } from "./revenue-summary.tsx";
import { Worklist } from "./worklist.tsx";

export function WorklistScreen() {
  const loaded = useShell();
  return loaded && <WorklistContent loaded={loaded} />;
}

function WorklistContent({ loaded }: { loaded: Loaded<DeskSession> }) {
  const entries = loaded.data.worklist;
  const now = new Date(loaded.data.now);
  const markDone = useMarkDone(entries);
  useShortcuts({ e: loaded.isUnreachable ? undefined : markDone });
  const { overdue } = useCounts();
  return (
    <Screen title="To do">
      <PageHeader
        title="To do"
        hideTitleOnPhone
        subtitle={
          loaded.isUnreachable ? (
            `As of ${formatTime(new Date(loaded.loadedAt))}`
          ) : entries.length === 0 ? (
            longDay(now)
          ) : (
            <>
              {pluralize(entries.length, "item")}
              {overdue ? (
                <>
                  , <span className="text-danger">{overdue} overdue</span>
                </>
              ) : (
                ", none overdue"
              )}
            </>
          )
        }
      />
      <StaleContent loaded={loaded}>
        <Worklist entries={entries} now={now} />
        <RevenueSummary loadedAt={loaded.loadedAt} />
      </StaleContent>
    </Screen>
  );
}

/** Marks the focused lead as answered; opens every other item. */
function useMarkDone(entries: readonly WorklistEntry[]) {
  const { mark } = useMarkLead();
  const navigate = useNavigate();
  return async () => {
    const entry = entries.find(({ id }) => id === focusedRowId());
    if (!entry) return;
    const open = () => navigate(entry.path);
    // A lead that returns from a snooze is no longer new, so open it instead.
    if (entry.lead?.state !== "new") return open();
    focusNextRow();
    if ((await mark(entry.lead, "new", "answered")) === "edit-conflict") await open();
  };
}
