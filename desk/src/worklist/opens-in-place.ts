import type { WorklistEntry } from "@agency/contract/api/desk";

/** The kinds of items that owners can finish without leaving the list. */
export type KindInPlace = Exclude<WorklistEntry["kind"], "quarantined-leads">;

export const opensInPlace = ({ kind }: WorklistEntry) => kind !== "quarantined-leads";
