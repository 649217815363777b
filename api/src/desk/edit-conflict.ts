import type { DeskEvent } from "@agency/contract/api/desk";
import { ApiError } from "../errors.ts";

/** Two owners acted on the same entry: the second is told who was first, and what it is now. */
export function editConflictError(events: readonly Pick<DeskEvent, "owner">[], now: string) {
  const last = events.findLast(({ owner }) => owner !== undefined)?.owner;
  return new ApiError(409, "changed", last ? `${last} was quicker. ${now}` : now);
}
