import type { AlertDetail } from "@agency/contract/desk";
import { alertWords, factsOf } from "../alerts/alerts.ts";
import { oneBusinessDayLater } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { ownerNames } from "./owners.ts";
import { orderOf } from "./worklist.ts";

export async function readAlert(deps: Deps, id: number): Promise<AlertDetail | undefined> {
  const alert = await deps.db
    .selectFrom("alerts")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!alert) return undefined;
  const name = await ownerNames(deps.db);
  return {
    id,
    kind: alert.kind,
    ...alertWords(alert.kind),
    at: alert.at.toISOString(),
    dueAt: oneBusinessDayLater(alert.at).toISOString(),
    facts: factsOf(alert.detail),
    order: orderOf(alert.detail),
    resolvedAt: alert.resolved_at?.toISOString(),
    resolvedBy: name(alert.resolved_by),
  };
}
