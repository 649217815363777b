import type { DeskSession } from "@agency/contract/desk";
import type { Deps } from "../deps.ts";
import { listPasskeys } from "./passkeys.ts";
import type { Session } from "./sessions.ts";
import { worklist } from "./worklist.ts";

/** What every page of the desk shows: who you are, and how much waits. */
export async function describeSession(
  deps: Deps,
  { email, name }: Pick<Session, "email" | "name">,
): Promise<DeskSession> {
  const [entries, passkeys] = await Promise.all([worklist(deps), listPasskeys(deps, email)]);
  return {
    owner: { email, name },
    hasPasskey: passkeys.length > 0,
    counts: {
      needsYou: entries.length,
      newLeads: entries.filter(({ kind }) => kind === "lead").length,
    },
  };
}
