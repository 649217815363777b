import type { DeskSession } from "@agency/contract/desk";
import { currentTime } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { listPasskeys } from "./passkeys.ts";
import type { Session } from "./sessions.ts";
import { worklist } from "./worklist.ts";

/** What every screen of the desk shows: who you are, and what waits. */
export async function describeSession(
  deps: Deps,
  { email, name }: Pick<Session, "email" | "name">,
): Promise<DeskSession> {
  const [now, entries, passkeys] = await Promise.all([
    currentTime(deps),
    worklist(deps),
    listPasskeys(deps, email),
  ]);
  return {
    owner: { email, name },
    hasPasskey: passkeys.length > 0,
    now: now.toISOString(),
    worklist: entries,
  };
}
