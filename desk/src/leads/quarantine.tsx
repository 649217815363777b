import type { QuarantinedLeadsResponse } from "@agency/contract/api/desk";
import { Ban as BanIcon, ShieldMinus as ShieldMinusIcon } from "lucide";
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
import { type Outcome, QuarantinedLead, type QuarantinedRow } from "./quarantined-lead.tsx";

type HandledRow = QuarantinedRow & { index: number; outcome: Outcome };

/** Keeps handled rows where they were, although the service no longer lists them. */
function mergeHandled(rows: readonly QuarantinedRow[], handled: readonly HandledRow[]) {
  const shown = rows.filter(({ id }) => !handled.some((row) => row.id === id));
  for (const row of handled.toSorted((a, b) => a.index - b.index)) shown.splice(row.index, 0, row);
  return shown;
}

export function Quarantine() {
  const loaded = useLoaded<QuarantinedLeadsResponse>();
  const { rows } = loaded.data;
  const { mutate, isPending, error } = useMutation();
  const [handled, setHandled] = useState<readonly HandledRow[]>([]);
  const shown = mergeHandled(rows, handled);
  async function markAllAsSpam() {
    const ids = rows.map(({ id }) => id);
    const mark = (action: string) => mutate(() => post(`/quarantined-leads/${action}`, { ids }));
    if (await mark("mark-spam"))
      showToast(`${pluralize(ids.length, "message")} marked as spam`, () => mark("mark-new"));
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
              <ul className="detail-list">
                {shown.map((row, index) => (
                  <QuarantinedLead
                    key={row.id}
                    lead={row}
                    outcome={handled.find(({ id }) => id === row.id)?.outcome}
                    onHandled={(outcome) =>
                      setHandled((before) => [...before, { ...row, index, outcome }])
                    }
                    onUndone={() =>
                      setHandled((before) => before.filter(({ id }) => id !== row.id))
                    }
                  />
                ))}
              </ul>
            </div>
            {rows.length > 0 && (
              <div className="btn-group mt-4 px-4 min-[641px]:px-0">
                <Button className="btn-sm" busy={isPending} onClick={markAllAsSpam}>
                  <Icon icon={BanIcon} size={18} />
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
