/** Shared by the histories of orders and payment requests. */
import { formatUsd } from "@agency/contract/format/money";
import { listBounces } from "../alerts/alerts.ts";
import type { Db } from "../db/database.ts";
import { loadOwnerNames } from "./owners.ts";

export type EventDetail = Record<string, unknown>;

export interface EventText {
  title: string;
  detail?: string | undefined;
  note?: string | undefined;
}

export const formatAmount = (cents: unknown) => (typeof cents === "number" ? formatUsd(cents) : "");
export const toText = (value: unknown) => (typeof value === "string" ? value : undefined);

interface StoredEvent<Actor> {
  occurred_at: Date;
  kind: string;
  actor: Actor;
  owner: string | null;
  detail: unknown;
}

/** Emails that could not be delivered, as events of the order or payment request they were about. */
export async function listBounceEvents(db: Db, reference: Parameters<typeof listBounces>[1]) {
  const bounces = await listBounces(db, reference);
  return bounces.map((bounce) => ({
    ...bounce,
    ...{ kind: "mail-failed", actor: "system" as const, owner: null },
  }));
}

export const describeBounce = ({ kind, reason }: EventDetail): EventText => ({
  title: `Email not delivered: ${toText(kind)?.replaceAll("-", " ")}`,
  detail: toText(reason),
});

export const describeEmailChange = ({ from }: EventDetail): EventText => ({
  title: "Email address changed",
  detail: from ? `Previously ${toText(from)}` : undefined,
});

export async function formatHistory<Actor>(
  db: Db,
  events: StoredEvent<Actor>[],
  describe: (kind: string, detail: EventDetail) => EventText,
) {
  const ownerName = await loadOwnerNames(db);
  const sorted = events.toSorted((a, b) => a.occurred_at.getTime() - b.occurred_at.getTime());
  return sorted.map(({ occurred_at, kind, actor, owner, detail }) => ({
    at: occurred_at.toISOString(),
    kind,
    actor,
    owner: ownerName(owner),
    ...describe(kind, (detail ?? {}) as EventDetail),
  }));
}
