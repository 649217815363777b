import type { DeskSession } from "@agency/contract/api/desk";
import type { Deps } from "../core/deps.ts";
import { databaseTime } from "../core/local-time.ts";
import { listPasskeys } from "./passkeys.ts";
import type { Session } from "./sessions.ts";
import { readWorklist } from "./version.ts";

/** Data for every screen of the desk: the signed-in owner and the worklist. */
export async function buildSessionResponse(
  deps: Deps,
  { email, name }: Pick<Session, "email" | "name">,
): Promise<DeskSession> {
  const [now, { worklist, version }, passkeys] = await Promise.all([
    databaseTime(deps),
    readWorklist(deps),
    listPasskeys(deps, email),
  ]);
  return {
    owner: { email, name },
    hasPasskey: passkeys.length > 0,
    now: now.toISOString(),
    version,
    worklist,
  };
}
