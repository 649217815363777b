import type { DeskSession } from "@agency/contract/api/desk";
import { setDraftOwner } from "../api/drafts.ts";
import { takeEarlySession } from "../api/early-session.ts";
import { load } from "../api/load.ts";

/** The signed-in owner and the worklist. */
export async function loadSession(request: Request) {
  const loaded = await load<DeskSession>(request, "/session", takeEarlySession());
  setDraftOwner(loaded.data.owner.email);
  return loaded;
}
