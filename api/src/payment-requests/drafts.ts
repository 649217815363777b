/** Drafting and sending. Updates return false when another owner changed the payment request first. */
import type { DraftContent, PaymentRequestContent } from "@agency/contract/api/payment-requests";
import { sql } from "kysely";
import { resolveBounces } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { localDate } from "../core/local-time.ts";
import { isPossible } from "../core/states.ts";
import type { Trx } from "../db/database.ts";
import { findInstallments, saveInstallments } from "../installments/installments.ts";
import { issueInvoiceOnSend, voidUnpaidInvoices } from "../invoices/invoices.ts";
import { advanceLead } from "../leads/leads.ts";
import type { OwnerRef } from "../orders/orders.ts";
import * as emails from "./emails.ts";
import { recordRequestEvent } from "./events.ts";
import { cancelPendingOrders, lockRequest, planInstallments } from "./installments.ts";
import { replaceRequestLinks } from "./replace-links.ts";
import { findLines, replaceLines, toRow } from "./row-mapping.ts";
import { requestTransitions } from "./states.ts";
import { transitionRequest } from "./transitions.ts";
import { saveVersion } from "./versions.ts";

interface NewDraft {
  idempotencyKey: string;
  lead?: number | undefined;
  content: DraftContent;
}

/** Creates one draft per idempotency key, however often the form is submitted. */
export function createDraft(deps: Deps, { idempotencyKey, lead, content }: NewDraft, by: OwnerRef) {
  return deps.db.transaction().execute(async (trx) => {
    if (lead !== undefined) await requireLead(trx, lead);
    const created = await trx
      .insertInto("payment_requests")
      .values({
        ...toRow(content),
        idempotency_key: idempotencyKey,
        lead_id: lead ?? null,
        created_at: deps.now(),
        updated_at: deps.now(),
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!created) {
      const first = trx
        .selectFrom("payment_requests")
        .select("id")
        .where("idempotency_key", "=", idempotencyKey);
      return (await first.executeTakeFirstOrThrow()).id;
    }
    await replaceLines(trx, created.id, content.lines);
    await recordRequestEvent(deps, trx, created.id, "created", by);
    return created.id;
  });
}

const leadDeletedError = new ApiError(
  422,
  "unknown-lead",
  "This lead was deleted. Create the payment request without it.",
);

/** Locks the lead, so that it is not deleted before the draft is saved. */
async function requireLead(trx: Trx, id: number) {
  const lead = trx.selectFrom("leads").select("id").where("id", "=", id).forKeyShare();
  if (!(await lead.executeTakeFirst())) throw leadDeletedError;
}

interface RevisionInput<Content> {
  revision: number;
  content: Content;
}

export function saveDraft(
  deps: Deps,
  id: number,
  { revision, content }: RevisionInput<DraftContent>,
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const saved = await trx
      .updateTable("payment_requests")
      .set({ ...toRow(content), revision: revision + 1, updated_at: deps.now() })
      .where("id", "=", id)
      .where("state", "=", "draft")
      .where("revision", "=", revision)
      .returning("id")
      .executeTakeFirst();
    if (!saved) return false;
    await replaceLines(trx, id, content.lines);
    return true;
  });
}

const zeroTotalError = new ApiError(422, "no-total", "The total must be greater than zero.");

/**
 * Sends a draft or a corrected version, which the client has to accept again. A partly paid payment request cannot be
 * corrected.
 */
export async function sendRequest(
  deps: Deps,
  id: number,
  { revision, content }: RevisionInput<PaymentRequestContent>,
  by: OwnerRef,
): Promise<boolean> {
  const { send } = requestTransitions;
  const columns = toRow(content);
  if (columns.total_cents <= 0) throw zeroTotalError;
  const day = await localDate(deps);
  return deps.db.transaction().execute(async (trx) => {
    const current = await lockRequest(trx, id);
    const oldInstallments = await findInstallments(trx, id);
    if (current.revision !== revision || !isPossible(send, current.state)) return false;
    if (oldInstallments.some(({ paid_at }) => paid_at)) return false;
    await cancelPendingOrders(trx, oldInstallments, by);
    await voidUnpaidInvoices(deps, trx, oldInstallments);
    if (current.state !== "draft" && columns.client_email !== current.client_email) {
      await replaceRequestLinks(deps, trx, id, columns.client_email);
      await resolveBounces(deps, trx, { requestId: id }, by.owner);
    }

    const isNet15 = content.terms === "net15";
    const request = await transitionRequest(deps, trx, current, send, {
      ...columns,
      version: current.version + 1,
      sent_at: deps.now(),
      expires_at: isNet15 ? null : sql<Date>`${deps.now()} + interval '30 days'`,
      viewed_at: null,
      accepted_at: null,
      accepted_name: null,
    });
    await replaceLines(trx, id, content.lines);
    const installments = await saveInstallments(trx, id, planInstallments(content), {
      due_on: isNet15 ? addDays(day, 15) : (content.dueOn ?? null),
      payable_since: isNet15 ? deps.now() : null,
    });
    await saveVersion(deps, trx, request, await findLines(trx, id), installments);
    await recordRequestEvent(deps, trx, id, "sent", by, { version: request.version });
    if (request.lead_id) await advanceLead(deps, trx, request.lead_id, "quote", by.owner);
    await deps.queue.mail(trx, emails.sent({ requestId: id, version: request.version }));
    const [fullPayment] = installments;
    if (isNet15 && fullPayment) await issueInvoiceOnSend(deps, trx, request, fullPayment);
    return true;
  });
}

/** addDays("2026-11-16", 15) is "2026-12-01". */
function addDays(day: string, days: number) {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
