import { DAYS_TO_PAY_AFTER_ACCEPTANCE } from "@agency/contract/offers/payment-request-totals";
import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { PaymentRequest } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { advanceLead } from "../leads/leads.ts";
import { localDate } from "../local-time.ts";
import { recordRequestEvent } from "./events.ts";
import { lockRequest } from "./installments.ts";

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
  const day = await localDate(deps);
  await deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (request.version !== version) throw changed;
    if (request.state === "accepted") return;
    if (!waitsForAcceptance(request)) throw notOpen;
    await markAccepted(deps, trx, request, { name, day });
    const { sha256 } = await trx
      .updateTable("request_versions")
      .set({ accepted_name: name, accepted_at: deps.now() })
      .where("request_id", "=", id)
      .where("version", "=", version)
      .returning("sha256")
      .executeTakeFirstOrThrow();
    const detail = { name, version, sha256: sha256.toString("hex") };
    await recordRequestEvent(deps, trx, id, "accepted", "client", detail);
    await deps.queue.mail(trx, [
      { kind: "request-accepted", requestId: id, version },
      { kind: "request-accepted-owner", requestId: id, version },
    ]);
  });
}

/** A recorded payment accepts the payment request too; nobody typed a name. */
export async function acceptByPayment(
  deps: Deps,
  trx: Trx,
  request: PaymentRequest,
  { day, by }: { day: string; by: { owner: string } },
) {
  if (!waitsForAcceptance(request)) return;
  await markAccepted(deps, trx, request, { name: "", day });
  const { id, version } = request;
  await recordRequestEvent(deps, trx, id, "accepted", by, { version, recorded: true });
}

const waitsForAcceptance = ({ state, terms }: PaymentRequest) =>
  state === "sent" && terms !== "net15";

/** From now on it can be paid, and its link does not expire. The lead it was written for is won. */
async function markAccepted(
  deps: Deps,
  trx: Trx,
  { id, revision, lead_id }: PaymentRequest,
  { name, day }: { name: string; day: string },
) {
  await trx
    .updateTable("payment_requests")
    .set({
      state: "accepted",
      accepted_name: name,
      accepted_at: deps.now(),
      expires_at: null,
      revision: revision + 1,
      changed_at: deps.now(),
    })
    .where("id", "=", id)
    .execute();
  // The first one opens, and so does a balance that was asked for and has become larger.
  await trx
    .updateTable("instalments")
    .set({
      opened_at: deps.now(),
      due_on: sql<string>`case when due_on >= ${day}::date then due_on
        else ${day}::date + ${DAYS_TO_PAY_AFTER_ACCEPTANCE}::int end`,
    })
    .where("request_id", "=", id)
    .where("opened_at", "is", null)
    .where((row) => row.or([row("position", "=", 1), row("due_on", "is not", null)]))
    .execute();
  if (lead_id) await advanceLead(deps, trx, lead_id, "won");
}

/** Counted by a POST of the page: mail scanners only follow links. */
export async function recordClientView(deps: Deps, { id, version }: PaymentRequest) {
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
