import type { Db } from "../db/database.ts";
import type { Deps } from "../deps.ts";

/** An owner by the address, the client, or nobody. */
export type RequestActor = { owner: string } | "client" | "system";

/** What happened to a request; nothing is ever changed or deleted here. */
export async function recordRequestEvent(
  { now }: Pick<Deps, "now">,
  db: Db,
  requestId: number,
  kind: string,
  by: RequestActor,
  detail: object = {},
) {
  const { id } = await db
    .insertInto("request_events")
    .values({
      request_id: requestId,
      at: now(),
      kind,
      actor: typeof by === "string" ? by : "owner",
      owner: typeof by === "string" ? null : by.owner,
      detail: JSON.stringify(detail),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
