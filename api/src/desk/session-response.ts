import type { DeskSession } from "@agency/contract/api/desk";
import type { Deps } from "../deps.ts";
import { databaseTime } from "../local-time.ts";
import { listPasskeys } from "./passkeys.ts";
import type { Session } from "./sessions.ts";
import { buildWorklist } from "./worklist.ts";

/** What every screen of the desk shows: who you are, and what waits. */
export async function buildSessionResponse(
  deps: Deps,
  { email, name }: Pick<Session, "email" | "name">,
): Promise<DeskSession> {
  const [now, entries, passkeys] = await Promise.all([
    databaseTime(deps),
    buildWorklist(deps),
    listPasskeys(deps, email),
  ]);
  return {
    owner: { email, name },
    hasPasskey: passkeys.length > 0,
    now: now.toISOString(),
    worklist: entries,
  };
}
