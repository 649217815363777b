import type { QuarantinedLeadsResponse } from "@agency/contract/api/desk";
import { Check as CheckIcon, ShieldMinus as ShieldMinusIcon } from "lucide";
import { useState } from "react";
import { post } from "../api/client.ts";
import { useLoaded } from "../api/load.ts";
import { useMutation } from "../api/use-mutation.ts";
import { pluralize } from "../format/text.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { type HeldRow, QuarantinedLead } from "./quarantined-lead.tsx";

type ReleasedRow = HeldRow & { index: number };

/** What was released on this visit stays where it was, although the service does not list it any more. */
function inPlace(rows: readonly HeldRow[], released: readonly ReleasedRow[]): HeldRow[] {
  const shown = rows.filter(({ id }) => !released.some((row) => row.id === id));
  for (const row of released.toSorted((a, b) => a.index - b.index)) shown.splice(row.index, 0, row);
  return shown;
}

/** What looks like spam, for an owner to look through. */
export function Quarantine() {
  const loaded = useLoaded<QuarantinedLeadsResponse>();
  const { rows } = loaded.data;
  const { run, busy, problem } = useMutation();
  const [released, setReleased] = useState<readonly ReleasedRow[]>([]);
  const shown = inPlace(rows, released);
  async function allSpam() {
    const ids = rows.map(({ id }) => id);
    if (await run(() => post("/held-leads/spam", { ids })))
      showToast(`${pluralize(ids.length, "message")} marked as spam`);
  }
  return (
    <Screen title="Held back" back={{ to: "/leads", name: "Leads" }} narrow>
      <PageHeader
        title="Held back"
        sub="These look like spam, so no reply went out. Each is deleted after 30 days."
      />
      <StaleContent loaded={loaded}>
        {shown.length > 0 ? (
          <>
            <div className="panel">
              <ul className="lines lines-first">
                {shown.map((row, index) => (
                  <QuarantinedLead
                    key={row.id}
                    message={row}
                    released={released.some(({ id }) => id === row.id)}
                    onRelease={() => setReleased((before) => [...before, { ...row, index }])}
                  />
                ))}
              </ul>
            </div>
            {rows.length > 0 && (
              <div className="btns mt-4 px-4 min-[861px]:px-0">
                <Button busy={busy} onClick={allSpam}>
                  <Icon icon={CheckIcon} />
                  Mark all as spam
                </Button>
              </div>
            )}
          </>
        ) : (
          <EmptyState
            icon={ShieldMinusIcon}
            title="Nothing held back"
            text="Messages that look like spam wait here, so that one from a person is not lost."
          />
        )}
      </StaleContent>
      <ErrorNotice text={problem} />
    </Screen>
  );
}
