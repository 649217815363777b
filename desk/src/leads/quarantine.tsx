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
import { QuarantinedLead, type QuarantinedRow } from "./quarantined-lead.tsx";

type ReleasedRow = QuarantinedRow & { index: number };

/** Keeps released rows where they were, although the service no longer lists them. */
function mergeReleased(
  rows: readonly QuarantinedRow[],
  released: readonly ReleasedRow[],
): QuarantinedRow[] {
  const shown = rows.filter(({ id }) => !released.some((row) => row.id === id));
  for (const row of released.toSorted((a, b) => a.index - b.index)) shown.splice(row.index, 0, row);
  return shown;
}

export function Quarantine() {
  const loaded = useLoaded<QuarantinedLeadsResponse>();
  const { rows } = loaded.data;
  const { mutate, isPending, error } = useMutation();
  const [released, setReleased] = useState<readonly ReleasedRow[]>([]);
  const shown = mergeReleased(rows, released);
  async function markAllAsSpam() {
    const ids = rows.map(({ id }) => id);
    if (await mutate(() => post("/quarantined-leads/mark-spam", { ids })))
      showToast(`${pluralize(ids.length, "message")} marked as spam`);
  }
  return (
    <Screen title="Quarantine" back={{ to: "/leads", name: "Leads" }} narrow>
      <PageHeader
        title="Quarantine"
        subtitle="Possible spam. No confirmation was sent. Messages are deleted after 30 days."
      />
      <StaleContent loaded={loaded}>
        {shown.length > 0 ? (
          <>
            <div className="panel">
              <ul className="detail-list detail-list-flush">
                {shown.map((row, index) => (
                  <QuarantinedLead
                    key={row.id}
                    lead={row}
                    isReleased={released.some(({ id }) => id === row.id)}
                    onRelease={() => setReleased((before) => [...before, { ...row, index }])}
                  />
                ))}
              </ul>
            </div>
            {rows.length > 0 && (
              <div className="btn-group mt-4 px-4 min-[641px]:px-0">
                <Button busy={isPending} onClick={markAllAsSpam}>
                  <Icon icon={CheckIcon} />
                  Mark all as spam
                </Button>
              </div>
            )}
          </>
        ) : (
          <EmptyState
            icon={ShieldMinusIcon}
            title="Quarantine is empty"
            text="Possible spam stays here for 30 days, so you can release real messages."
          />
        )}
      </StaleContent>
      <ErrorNotice text={error} />
    </Screen>
  );
}
