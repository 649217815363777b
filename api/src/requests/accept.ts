import { sql } from "kysely";
import { today } from "../calendar.ts";
import type { PaymentRequest } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { advanceLead } from "../leads/leads.ts";
import { recordRequestEvent } from "./events.ts";
import { lockRequest } from "./instalments.ts";

interface Accepted {
  version: number;
  name: string;
}

const changed = new ApiError(
  409,
  "changed",
  "This proposal has changed meanwhile. Please read it again before you accept it.",
);
const notOpen = new ApiError(409, "not-open", "This request is no longer open.");

/** Of the version that was read. Pressed twice, it is accepted once; a copy goes to both sides. */
export async function acceptRequest(
  deps: Deps,
  { id }: PaymentRequest,
  { version, name }: Accepted,
): Promise<void> {
  const day = await today(deps);
  await deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (request.version !== version) throw changed;
    if (request.state === "accepted") return;
    if (request.state !== "sent" || request.terms === "net15") throw notOpen;
    await trx
      .updateTable("payment_requests")
      .set({
        state: "accepted",
        accepted_name: name,
        accepted_at: deps.now(),
        expires_at: null,
        revision: request.revision + 1,
        changed_at: deps.now(),
      })
      .where("id", "=", id)
      .execute();
    const { sha256 } = await trx
      .updateTable("request_versions")
      .set({ accepted_name: name, accepted_at: deps.now() })
      .where("request_id", "=", id)
      .where("version", "=", version)
      .returning("sha256")
      .executeTakeFirstOrThrow();
    // The first one opens, and so does a balance that was asked for and has become larger.
    await trx
      .updateTable("instalments")
      .set({
        opened_at: deps.now(),
        due_on: sql<string>`greatest(due_on, ${day}::date)`,
      })
      .where("request_id", "=", id)
      .where("opened_at", "is", null)
      .where((row) => row.or([row("position", "=", 1), row("due_on", "is not", null)]))
      .execute();
    const detail = { name, version, sha256: sha256.toString("hex") };
    await recordRequestEvent(deps, trx, id, "accepted", "client", detail);
    if (request.lead_id) await advanceLead(deps, trx, request.lead_id, "won");
    await deps.queue.mail(trx, [
      { kind: "request-accepted", requestId: id, version },
      { kind: "request-accepted-owner", requestId: id, version },
    ]);
  });
}

/** Counted by a POST of the page: mail scanners only follow links. */
export async function countView(deps: Deps, { id, version }: PaymentRequest) {
  await deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    await trx
      .updateTable("payment_requests")
      .set({ views: request.views + 1, viewed_at: request.viewed_at ?? deps.now() })
      .where("id", "=", id)
      .execute();
    if (!request.viewed_at)
      await recordRequestEvent(deps, trx, id, "viewed", "client", { version });
  });
}
