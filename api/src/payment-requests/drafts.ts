/** What an owner writes and sends. Each answers whether it changed anything: a second owner may have been quicker. */
import type { DraftContent, PaymentRequestContent } from "@agency/contract/api/payment-requests";
import { sql } from "kysely";
import { resolveBounces } from "../alerts/alerts.ts";
import type { Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { issueInvoiceOnSend, voidUnpaidInvoices } from "../invoices/invoices.ts";
import { advanceLead } from "../leads/leads.ts";
import { localDate } from "../local-time.ts";
import { replaceRequestLinks } from "../orders/orders.ts";
import { recordRequestEvent } from "./events.ts";
import {
  cancelPendingOrders,
  findInstallments,
  lockRequest,
  planInstallments,
  saveInstallments,
} from "./installments.ts";
import { findLines, replaceLines, toRow } from "./row-mapping.ts";
import { saveVersion } from "./versions.ts";

type Owner = { owner: string };

interface NewDraft {
  key: string;
  lead?: number | undefined;
  content: DraftContent;
}

/** The form's key makes it one draft, however often it is sent. */
export function createDraft(deps: Deps, { key, lead, content }: NewDraft, by: Owner) {
  return deps.db.transaction().execute(async (trx) => {
    if (lead !== undefined) await requireLead(trx, lead);
    const made = await trx
      .insertInto("payment_requests")
      .values({
        ...toRow(content),
        client_key: key,
        lead_id: lead ?? null,
        created_at: deps.now(),
        changed_at: deps.now(),
      })
      .onConflict((conflict) => conflict.column("client_key").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) {
      const first = trx.selectFrom("payment_requests").select("id").where("client_key", "=", key);
      return (await first.executeTakeFirstOrThrow()).id;
    }
    await replaceLines(trx, made.id, content.lines);
    await recordRequestEvent(deps, trx, made.id, "written", by);
    return made.id;
  });
}

const noLead = new ApiError(
  422,
  "unknown-lead",
  "The lead was deleted meanwhile. Please write a payment request without it.",
);

/** Locked, so that it is not deleted before the draft that refers to it is saved. */
async function requireLead(trx: Trx, id: number) {
  const found = trx.selectFrom("leads").select("id").where("id", "=", id).forKeyShare();
  if (!(await found.executeTakeFirst())) throw noLead;
}

interface Revised<Content> {
  revision: number;
  content: Content;
}

export function saveDraft(
  deps: Deps,
  id: number,
  { revision, content }: Revised<DraftContent>,
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const saved = await trx
      .updateTable("payment_requests")
      .set({ ...toRow(content), revision: revision + 1, changed_at: deps.now() })
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

const nothingToPay = new ApiError(422, "no-total", "The total has to be more than nothing.");

/**
 * A draft goes out, or a correction takes the place of what was sent. Whatever was accepted is not any more; what is
 * paid in part cannot be corrected, because the client has agreed to it with money.
 */
export async function sendRequest(
  deps: Deps,
  id: number,
  { revision, content }: Revised<PaymentRequestContent>,
  by: Owner,
): Promise<boolean> {
  const columns = toRow(content);
  if (columns.total_cents <= 0) throw nothingToPay;
  const day = await localDate(deps);
  return deps.db.transaction().execute(async (trx) => {
    const before = await lockRequest(trx, id);
    const earlier = await findInstallments(trx, id);
    if (before.revision !== revision || before.state === "void") return false;
    if (earlier.some(({ paid_at }) => paid_at)) return false;
    await cancelPendingOrders(trx, earlier, by);
    await voidUnpaidInvoices(deps, trx, earlier);
    if (before.state !== "draft" && columns.client_email !== before.client_email) {
      await replaceRequestLinks(trx, id, columns.client_email);
      await resolveBounces(deps, trx, { requestId: id }, by.owner);
    }

    const byInvoice = content.terms === "net15";
    const request = await trx
      .updateTable("payment_requests")
      .set({
        ...columns,
        state: "sent",
        revision: revision + 1,
        version: before.version + 1,
        sent_at: deps.now(),
        changed_at: deps.now(),
        expires_at: byInvoice ? null : sql<Date>`${deps.now()} + interval '30 days'`,
        viewed_at: null,
        accepted_at: null,
        accepted_name: null,
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await replaceLines(trx, id, content.lines);
    const instalments = await saveInstallments(trx, id, planInstallments(content), {
      due_on: byInvoice ? daysAfter(day, 15) : (content.dueOn ?? null),
      opened_at: byInvoice ? deps.now() : null,
    });
    await saveVersion(deps, trx, request, await findLines(trx, id), instalments);
    await recordRequestEvent(deps, trx, id, "sent", by, { version: request.version });
    if (request.lead_id) await advanceLead(deps, trx, request.lead_id, "quoted", by.owner);
    await deps.queue.mail(trx, { kind: "request-sent", requestId: id, version: request.version });
    const [whole] = instalments;
    if (byInvoice && whole) await issueInvoiceOnSend(deps, trx, request, whole);
    return true;
  });
}

/** "2026-12-01" of "2026-11-16" and 15. */
export function daysAfter(day: string, days: number) {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
