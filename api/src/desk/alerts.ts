import type { AlertDetail } from "@agency/contract/api/desk";
import { alertDetails, findFailures, getAlertText } from "../alerts/alerts.ts";
import type { Deps } from "../deps.ts";
import { addBusinessDay } from "../local-time.ts";
import { ownerNames } from "./owners.ts";
import { subjectOf } from "./worklist.ts";

export async function readAlert(deps: Deps, id: number): Promise<AlertDetail | undefined> {
  const alert = await deps.db
    .selectFrom("alerts")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!alert) return undefined;
  const name = await ownerNames(deps.db);
  const failures = await findFailures(deps, id);
  return {
    id,
    kind: alert.kind,
    ...getAlertText(alert.kind),
    at: alert.at.toISOString(),
    dueAt: addBusinessDay(alert.at).toISOString(),
    facts: alertDetails(alert.detail),
    ...subjectOf(alert.detail),
    resolvedAt: alert.resolved_at?.toISOString(),
    resolvedBy: name(alert.resolved_by),
    failures: failures.map((failure) => ({
      about: aboutOf(failure.data),
      ...{ reason: failure.reason, tries: failure.tries, givenUp: failure.given_up },
      since: failure.since.toISOString(),
      failedAt: failure.failed_at.toISOString(),
    })),
    canRetry: failures.some(({ queue }) => queue !== null),
  };
}

/** The ids in a job's data. */
function aboutOf(data: unknown) {
  const ids = Object.entries(data ?? {}).filter(([name]) => name.endsWith("Id"));
  return alertDetails(Object.fromEntries(ids))
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
