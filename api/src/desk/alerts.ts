import type { AlertDetail, WorklistEntry } from "@agency/contract/api/desk";
import { type AlertSolution, alertSolutions } from "@agency/contract/format/alert-solutions";
import { sql } from "kysely";
import { alertDetails, findFailures, getAlertText, summarizeAlert } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { addBusinessDay } from "../core/local-time.ts";
import { toSingleLine } from "../mail/single-line.ts";
import { WEBHOOK_ALERT_KIND } from "../webhooks/webhooks.ts";
import { loadOwnerNames } from "./owners.ts";
import { findPersonId } from "./person-id.ts";

/** More than an owner does in a day. */
const MAX_ENTRIES = 100;

export async function readAlert(deps: Deps, id: number): Promise<AlertDetail | undefined> {
  const alert = await selectAlerts(deps).where("id", "=", id).executeTakeFirst();
  if (!alert) return undefined;
  const ownerName = await loadOwnerNames(deps.db);
  const failures = await findFailures(deps, id);
  const { category, title, advice } = getAlertText(alert);
  return {
    id,
    kind: alert.kind,
    ...{ category, title, advice },
    at: alert.raised_at.toISOString(),
    dueAt: addBusinessDay(alert.raised_at).toISOString(),
    details: alertDetails(alert.detail),
    ...getReference(alert),
    personId: await findPersonId(deps, getReference(alert)),
    solution: findSolution(alert),
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
    canRetry: alert.can_retry,
  };
}

export async function listOpenAlerts(deps: Deps): Promise<WorklistEntry[]> {
  const open = await selectAlerts(deps)
    .where("resolved_at", "is", null)
    .orderBy("id")
    .limit(MAX_ENTRIES)
    .execute();
  return open.map((alert) => {
    const { category, title, advice } = getAlertText(alert);
    const { order, request } = getReference(alert);
    const subject =
      (order && `: order ${order}`) ||
      (request && `: payment request ${request}`) ||
      (alert.lead_name && `: ${toSingleLine(alert.lead_name, 60)}`) ||
      "";
    const solution = findSolution(alert);
    return {
      id: `alert-${alert.id}`,
      kind: "alert",
      category,
      title: `${title}${subject}`,
      detail: toSingleLine(summarizeAlert(alert.detail) || advice, 120),
      dueAt: addBusinessDay(alert.raised_at).toISOString(),
      path: `/alerts/${alert.id}`,
      action: solution ? alertSolutions[solution] : "View alert",
    };
  });
}

/** With the order that the alert names, or that its payment belongs to, and the name of its lead. */
const selectAlerts = ({ db }: Deps) =>
  db
    .selectFrom("alerts")
    .selectAll()
    .select([
      sql<string | null>`coalesce(detail->>'order', (select number from payment_attempts
        join orders on orders.id = order_id where reference = detail->>'reference'))`.as(
        "order_number",
      ),
      sql<string | null>`(select coalesce(nullif(name, ''), email) from leads
        where leads.id = (detail->>'lead')::bigint)`.as("lead_name"),
      sql<boolean>`exists (select from failures
        where alert_id = alerts.id and queue is not null)`.as("can_retry"),
      sql<number | null>`(select id from webhook_subscriptions
        where kind = ${WEBHOOK_ALERT_KIND} and id::text = subject)`.as("webhook_id"),
    ]);

interface AlertRow {
  kind: string;
  subject: string | null;
  detail: unknown;
  order_number: string | null;
  lead_name: string | null;
  can_retry: boolean;
  webhook_id: number | null;
}

function getReference({ detail, order_number, webhook_id }: AlertRow) {
  const { request, lead } = (detail ?? {}) as { request?: unknown; lead?: unknown };
  return {
    order: order_number ?? undefined,
    request: typeof request === "string" ? request : undefined,
    lead: typeof lead === "number" ? lead : undefined,
    webhook: webhook_id ?? undefined,
  };
}

/** What an owner can do about the alert in the desk. */
function findSolution(alert: AlertRow): AlertSolution | undefined {
  const { order, request, webhook } = getReference(alert);
  if (alert.can_retry) return "retry";
  // With a subject, the rejected address is an owner's.
  const isBuyersAddress = alert.kind === "mail-undeliverable" && alert.subject === null;
  if (isBuyersAddress && order) return "correct-address";
  if (order) return "open-order";
  if (webhook) return "open-webhook";
  return request ? "open-payment-request" : undefined;
}

/** Formats the IDs in a job's data. */
function formatJobIds(data: unknown) {
  const ids = Object.entries(data ?? {}).filter(([name]) => name.endsWith("Id"));
  return alertDetails(Object.fromEntries(ids))
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
