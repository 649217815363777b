import type { DeskSession } from "@agency/contract/api/desk";
import { keepDraftsOf } from "../api/drafts.ts";
import { load } from "../api/load.ts";

/** Who has signed in, and what waits. */
export async function loadSession(request: Request) {
  const loaded = await load<DeskSession>(request, "/session");
  keepDraftsOf(loaded.data.owner.email);
  return loaded;
}
