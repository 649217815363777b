import type { DeskSession, WorklistEntry } from "@agency/contract/desk";
import { useNavigate } from "react-router";
import type { Loaded } from "../api/load.ts";
import { AsKnown } from "../layout/as-known.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { Screen } from "../layout/screen.tsx";
import { useCounts } from "../layout/use-counts.ts";
import { useShell } from "../layout/use-session.ts";
import { useMarkLead } from "../leads/use-mark-lead.ts";
import { chosenId, leaveRow } from "../ui/rows.ts";
import { clockOf, longDay } from "../ui/time.ts";
import { useKeys } from "../ui/use-keys.ts";
import { count } from "../ui/words.ts";
import { Money } from "./money.tsx";
import { NothingNeedsYou } from "./nothing-needs-you.tsx";
import { Worklist } from "./worklist.tsx";

/** What needs the owners, by deadline, each with its one next step. */
export function Today() {
  const loaded = useShell();
  return loaded && <WhatNeedsYou loaded={loaded} />;
}

function WhatNeedsYou({ loaded }: { loaded: Loaded<DeskSession> }) {
  const entries = loaded.data.worklist;
  const now = new Date(loaded.data.now);
  const done = useDone(entries);
  useKeys({ e: loaded.unreachable ? undefined : done });
  const { late } = useCounts();
  return (
    <Screen title="What needs you">
      <PageHead
        title="What needs you"
        top
        sub={
          loaded.unreachable ? (
            `As of ${clockOf(new Date(loaded.at))}`
          ) : entries.length === 0 ? (
            longDay(now)
          ) : (
            <>
              {count(entries.length, "thing")}
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
      <AsKnown loaded={loaded}>
        {entries.length > 0 ? <Worklist entries={entries} now={now} /> : <NothingNeedsYou />}
        <Money claims={entries.filter(({ kind }) => kind === "claim").length} />
      </AsKnown>
    </Screen>
  );
}

/** What the key for "done" does with the chosen row: a lead is answered, everything else is opened. */
function useDone(entries: readonly WorklistEntry[]) {
  const { mark } = useMarkLead();
  const navigate = useNavigate();
  return async () => {
    const entry = entries.find(({ id }) => id === chosenId());
    if (!entry) return;
    const open = () => navigate(entry.path);
    // A lead that came back after a snooze is not new any more: its own page shows what it is.
    if (entry.lead?.state !== "new") return open();
    leaveRow();
    if ((await mark(entry.lead, "new", "answered")) === "changed") await open();
  };
}
