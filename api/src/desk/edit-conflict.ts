import type { DeskEvent } from "@agency/contract/api/desk";
import { ApiError } from "../core/errors.ts";

/** Conflict error that names the owner who changed the record first. */
export function editConflictError(
  record: "lead" | "order" | "payment request",
  events: readonly Pick<DeskEvent, "owner">[],
  advice: string,
) {
  const owner = events.findLast(({ owner }) => owner !== undefined)?.owner;
  const change = owner ? `${owner} already changed this ${record}.` : `This ${record} has changed.`;
  return new ApiError(409, "edit-conflict", `${change} ${advice}`);
}
