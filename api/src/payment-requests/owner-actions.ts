/** What an owner does with a request that was sent. Each answers whether it changed anything. */
import {
  calculateTotals,
  isWithinLimit,
  MAX_LINES,
} from "@agency/contract/offers/payment-request-totals";
import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { PaymentRequest } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { voidUnpaidInvoices } from "../invoices/invoices.ts";
import { replaceRequestLinks } from "../orders/orders.ts";
import { recordRequestEvent } from "./events.ts";
import { cancelPendingOrders, findInstallments, lockRequest } from "./installments.ts";
import { findLines, fromRow, replaceLines, toRow } from "./row-mapping.ts";
import { saveVersion } from "./versions.ts";

type Owner = { owner: string };

/** Under the request's lock, and only from what the owner saw; its revision is raised. */
function change(
  deps: Deps,
  id: number,
  revision: number,
  act: (trx: Trx, request: PaymentRequest) => Promise<boolean>,
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (request.revision !== revision || !(await act(trx, request))) return false;
    await trx
      .updateTable("payment_requests")
      .set({ revision: revision + 1, changed_at: deps.now() })
      .where("id", "=", id)
      .execute();
    return true;
  });
}

interface Delivery {
  revision: number;
  dueOn: string;
  adjustment?: { name: string; netCents: number } | undefined;
}

const nothingLeft = new ApiError(
  422,
  "no-balance",
  "That would leave nothing to pay. Make the request void, and refund what is too much.",
);

const tooMuch = new ApiError(422, "too-much", "The total can be $1,000,000 at most.");
const tooManyLines = new ApiError(
  422,
  "too-many-lines",
  `A payment request has at most ${MAX_LINES} lines. Make the adjustment a payment request of its own.`,
);

/**
 * Delivered: the balance can be paid. An adjustment is a line of its own, which says why. For a smaller total nobody is
 * asked again; a larger one has to be accepted before it can be paid.
 */
export function markDelivered(deps: Deps, id: number, delivery: Delivery, by: Owner) {
  const { dueOn, adjustment } = delivery;
  return change(deps, id, delivery.revision, async (trx, request) => {
    const [deposit, balance] = await findInstallments(trx, id);
    if (request.state !== "accepted" || !deposit || !balance || balance.paid_at) return false;
    await cancelPendingOrders(trx, [balance], by);
    const total = adjustment
      ? await adjust(deps, trx, request, { ...adjustment, paidCents: deposit.cents })
      : request;
    const cents = total.total_cents - deposit.cents;
    const grown = total.total_cents > request.total_cents;
    await trx
      .updateTable("instalments")
      .set({
        cents,
        tax_cents: total.tax_cents - deposit.tax_cents,
        due_on: dueOn,
        opened_at: grown ? null : deps.now(),
      })
      .where("id", "=", balance.id)
      .execute();
    if (adjustment)
      await saveVersion(
        deps,
        trx,
        total,
        await findLines(trx, id),
        await findInstallments(trx, id),
      );
    if (grown) await resetAcceptance(deps, trx, id);
    const detail = { cents, dueOn, ...(adjustment && { because: adjustment.name }) };
    await recordRequestEvent(deps, trx, id, "delivered", by, detail);
    const mail = grown
      ? { kind: "request-sent" as const, requestId: id, version: total.version }
      : { kind: "request-balance" as const, requestId: id, revision: request.revision };
    await deps.queue.mail(trx, mail);
    return true;
  });
}

async function adjust(
  { now }: Deps,
  trx: Trx,
  request: PaymentRequest,
  { name, netCents, paidCents }: { name: string; netCents: number; paidCents: number },
) {
  const content = fromRow(request, await findLines(trx, request.id));
  const lines = [...content.lines, { name, quantityHundredths: 100, unitCents: netCents }];
  if (lines.length > MAX_LINES) throw tooManyLines;
  if (!isWithinLimit(lines, content.taxHundredths)) throw tooMuch;
  const { totalCents } = calculateTotals(lines, content.taxHundredths, content.terms);
  if (totalCents <= paidCents) throw nothingLeft;
  await replaceLines(trx, request.id, lines);
  return trx
    .updateTable("payment_requests")
    .set({ ...toRow({ ...content, lines }), version: request.version + 1, sent_at: now() })
    .where("id", "=", request.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function resetAcceptance({ now }: Deps, trx: Trx, id: number) {
  await trx
    .updateTable("payment_requests")
    .set({
      state: "sent",
      accepted_at: null,
      accepted_name: null,
      viewed_at: null,
      expires_at: sql<Date>`${now()} + interval '30 days'`,
    })
    .where("id", "=", id)
    .execute();
}

/** The client hears nothing: what stood in the last mail is for the owner to tell. */
export function changeDueDate(
  deps: Deps,
  id: number,
  { revision, instalment, dueOn }: { revision: number; instalment: number; dueOn: string },
  by: Owner,
) {
  return change(deps, id, revision, async (trx, { state }) => {
    if (state === "void" || state === "draft") return false;
    const changed = await trx
      .updateTable("instalments")
      .set({ due_on: dueOn })
      .where("request_id", "=", id)
      .where("id", "=", instalment)
      .where("paid_at", "is", null)
      // Without a day it is not asked for yet.
      .where((row) => row.or([row("opened_at", "is not", null), row("position", "=", 1)]))
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await recordRequestEvent(deps, trx, id, "due-date", by, { dueOn });
    return true;
  });
}

/** Nothing of it can be paid any more; what is paid stays, and is refunded like any order. */
export function voidRequest(deps: Deps, id: number, revision: number, by: Owner) {
  return change(deps, id, revision, async (trx, { state }) => {
    const instalments = await findInstallments(trx, id);
    const allPaid = instalments.length > 0 && instalments.every(({ paid_at }) => paid_at);
    if (state === "void" || allPaid) return false;
    await cancelPendingOrders(trx, instalments, by);
    await voidUnpaidInvoices(deps, trx, instalments);
    await trx.updateTable("payment_requests").set({ state: "void" }).where("id", "=", id).execute();
    await recordRequestEvent(deps, trx, id, "void", by);
    if (state !== "draft") await deps.queue.mail(trx, { kind: "request-void", requestId: id });
    return true;
  });
}

/** Closes the old links of the payment request and of its orders, which may be in the wrong hands. */
export function replaceLink(deps: Deps, id: number, revision: number, by: Owner) {
  return change(deps, id, revision, async (trx, { state }) => {
    if (state === "draft" || state === "void") return false;
    await replaceRequestLinks(trx, id);
    await recordRequestEvent(deps, trx, id, "link-replaced", by);
    return true;
  });
}
