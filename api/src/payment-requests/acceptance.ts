import { DAYS_TO_PAY_AFTER_ACCEPTANCE } from "@agency/contract/offers/payment-request-totals";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { localDate } from "../core/local-time.ts";
import { formatPaymentRequestNumber } from "../core/payment-request-number.ts";
import type { Trx } from "../db/database.ts";
import type { PaymentRequest } from "../db/tables.ts";
import { openAcceptedInstallments } from "../installments/installments.ts";
import { advanceLead } from "../leads/leads.ts";
import type { OwnerRef } from "../orders/orders.ts";
import { deskUrl, enqueueEvent, requestSubject } from "../webhooks/webhooks.ts";
import * as emails from "./emails.ts";
import { recordRequestEvent } from "./events.ts";
import { lockRequest } from "./installments.ts";
import { needsAcceptance, requestTransitions } from "./states.ts";
import { transitionRequest } from "./transitions.ts";

interface Acceptance {
  version: number;
  name: string;
}

const versionChangedError = new ApiError(
  409,
  "edit-conflict",
  "This proposal has changed. Please review it again before you accept it.",
);
const notOpenError = new ApiError(409, "not-open", "This request is no longer open.");

/** Accepts the version that the client read. Submitting it again has no effect; client and owner get a copy. */
export async function acceptRequest(
  deps: Deps,
  { id }: PaymentRequest,
  { version, name }: Acceptance,
): Promise<void> {
  const day = await localDate(deps);
  await deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (request.version !== version) throw versionChangedError;
    if (request.state === "accepted") return;
    if (!needsAcceptance(request)) throw notOpenError;
    await markAccepted(deps, trx, request, { name, day });
    const { sha256 } = await trx
      .updateTable("payment_request_versions")
      .set({ accepted_name: name, accepted_at: deps.now() })
      .where("payment_request_id", "=", id)
      .where("version", "=", version)
      .returning("sha256")
      .executeTakeFirstOrThrow();
    const detail = { name, version, sha256: sha256.toString("hex") };
    await recordRequestEvent(deps, trx, id, "accepted", "client", detail);
    await deps.queue.mail(trx, [
      emails.accepted({ requestId: id, version }),
      emails.acceptedOwner({ requestId: id, version }),
    ]);
  });
}

/** A recorded payment also accepts the payment request, without a typed name. */
export async function acceptByPayment(
  deps: Deps,
  trx: Trx,
  request: PaymentRequest,
  { day, by }: { day: string; by: OwnerRef },
) {
  if (!needsAcceptance(request)) return;
  await markAccepted(deps, trx, request, { name: "", day });
  const { id, version } = request;
  await recordRequestEvent(deps, trx, id, "accepted", by, { version, recorded: true });
}

/** Opens the payment, removes the expiry date and marks the lead as won. */
async function markAccepted(
  deps: Deps,
  trx: Trx,
  request: PaymentRequest,
  { name, day }: { name: string; day: string },
) {
  const accepted = await transitionRequest(deps, trx, request, requestTransitions.accept, {
    accepted_name: name,
    accepted_at: deps.now(),
    expires_at: null,
  });
  const { id, lead_id } = accepted;
  const daysToPay = DAYS_TO_PAY_AFTER_ACCEPTANCE;
  await openAcceptedInstallments(trx, id, { now: deps.now(), day, daysToPay });
  if (lead_id) await advanceLead(deps, trx, lead_id, "win");
  await enqueueRequestAccepted(deps, trx, accepted);
}

function enqueueRequestAccepted(deps: Deps, trx: Trx, request: PaymentRequest) {
  const { id, title, client_name, client_email, company, total_cents, tax_cents } = request;
  const number = formatPaymentRequestNumber(id);
  return enqueueEvent(deps, trx, {
    type: "payment_request.accepted",
    subject: requestSubject(number),
    data: {
      ...{ number, title, client: { name: client_name, email: client_email, company } },
      ...{ totalCents: total_cents, taxCents: tax_cents, currency: "USD" },
      deskUrl: deskUrl(deps, `/payment-requests/${number}`),
    },
  });
}

/** Called by a POST from the page, because email scanners open every link. */
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
