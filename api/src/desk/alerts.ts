import type { AlertDetail } from "@agency/contract/api/desk";
import { alertDetails, findFailures, getAlertText } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { addBusinessDay } from "../core/local-time.ts";
import { loadOwnerNames } from "./owners.ts";
import { findPersonId } from "./person-id.ts";
import { parseAlertReference } from "./worklist.ts";

export async function readAlert(deps: Deps, id: number): Promise<AlertDetail | undefined> {
  const alert = await deps.db
    .selectFrom("alerts")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!alert) return undefined;
  const ownerName = await loadOwnerNames(deps.db);
  const failures = await findFailures(deps, id);
  const reference = parseAlertReference(alert.detail);
  const { category, title, advice } = getAlertText(alert);
  return {
    id,
    kind: alert.kind,
    ...{ category, title, advice },
    at: alert.raised_at.toISOString(),
    dueAt: addBusinessDay(alert.raised_at).toISOString(),
    details: alertDetails(alert.detail),
    ...reference,
    personId: await findPersonId(deps, reference),
    resolvedAt: alert.resolved_at?.toISOString(),
    resolvedBy: ownerName(alert.resolved_by),
    failures: failures.map((failure) => ({
      subject: formatJobIds(failure.data),
      ...{
        reason: failure.reason,
        attemptCount: failure.attempt_count,
        isDeadLetter: failure.is_dead_letter,
      },
      firstFailedAt: failure.first_failed_at.toISOString(),
      lastFailedAt: failure.last_failed_at.toISOString(),
    })),
    canRetry: failures.some(({ queue }) => queue !== null),
  };
}

/** Formats the IDs in a job's data. */
function formatJobIds(data: unknown) {
  const ids = Object.entries(data ?? {}).filter(([name]) => name.endsWith("Id"));
  return alertDetails(Object.fromEntries(ids))
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
