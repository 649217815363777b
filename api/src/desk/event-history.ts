/** What the histories of orders and of payment requests have in common. */
import { formatUsd } from "@agency/contract/format/money";
import { listBounces } from "../alerts/alerts.ts";
import type { Db } from "../db/database.ts";
import { ownerNames } from "./owners.ts";

export type EventDetail = Record<string, unknown>;

/** How the desk tells of one kind of event. */
export interface EventText {
  title: string;
  detail?: string | undefined;
  note?: string | undefined;
}

export const money = (cents: unknown) => (typeof cents === "number" ? formatUsd(cents) : "");
export const text = (value: unknown) => (typeof value === "string" ? value : undefined);

interface StoredEvent<Actor> {
  at: Date;
  kind: string;
  actor: Actor;
  owner: string | null;
  detail: unknown;
}

/** Emails that could not be delivered, as events of the order or payment request they were about. */
export async function bounceEvents(db: Db, about: Parameters<typeof listBounces>[1]) {
  const bounces = await listBounces(db, about);
  return bounces.map((bounce) => ({
    ...bounce,
    ...{ kind: "mail-failed", actor: "system" as const, owner: null },
  }));
}

export const bounceTitle = ({ kind, reason }: EventDetail): EventText => ({
  title: `Email not delivered: ${text(kind)?.replaceAll("-", " ")}`,
  detail: text(reason),
});

export async function formatHistory<Actor>(
  db: Db,
  events: StoredEvent<Actor>[],
  tell: (kind: string, facts: EventDetail) => EventText,
) {
  const name = await ownerNames(db);
  const sorted = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return sorted.map(({ at, kind, actor, owner, detail }) => ({
    at: at.toISOString(),
    kind,
    actor,
    owner: name(owner),
    ...tell(kind, (detail ?? {}) as EventDetail),
  }));
}
