/** Owner actions on a payment request. Each returns whether it changed anything. */
import {
  calculateTotals,
  isWithinLimit,
  MAX_LINES,
} from "@agency/contract/offers/payment-request-totals";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { isPossible } from "../core/states.ts";
import type { Trx } from "../db/database.ts";
import type { PaymentRequest } from "../db/tables.ts";
import { findInstallments, setDueDate, updateBalance } from "../installments/installments.ts";
import { voidUnpaidInvoices } from "../invoices/invoices.ts";
import type { OwnerRef } from "../orders/orders.ts";
import * as emails from "./emails.ts";
import { recordRequestEvent } from "./events.ts";
import { cancelPendingOrders, findAcceptedTotal, lockRequest } from "./installments.ts";
import { replaceRequestLinks } from "./replace-links.ts";
import { findLines, fromRow, replaceLines } from "./row-mapping.ts";
import { requestTransitions } from "./states.ts";
import {
  keepState,
  type RequestChanges,
  type RequestTransition,
  transitionRequest,
} from "./transitions.ts";
import { saveVersion } from "./versions.ts";

interface RequestUpdate {
  transition?: RequestTransition;
  changes?: RequestChanges;
}

/**
 * Runs an action under the row lock if the revision is the one the owner saw, then applies its update and increments
 * the revision. An action that is not possible returns undefined.
 */
function updateRevision(
  deps: Deps,
  id: number,
  revision: number,
  action: (trx: Trx, request: PaymentRequest) => Promise<RequestUpdate | undefined>,
): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    const update = request.revision === revision ? await action(trx, request) : undefined;
    if (!update) return false;
    const { transition = keepState(request), changes } = update;
    await transitionRequest(deps, trx, request, transition, changes);
    return true;
  });
}

interface Delivery {
  revision: number;
  dueOn: string;
  adjustment?: { name: string; netCents: number } | undefined;
}

const noBalanceError = new ApiError(
  422,
  "no-balance",
  "That would leave nothing to pay. Void the payment request and refund the difference.",
);

const totalTooLargeError = new ApiError(
  422,
  "total-too-high",
  "The total can’t exceed $1,000,000.",
);
const tooManyLinesError = new ApiError(
  422,
  "too-many-lines",
  `A payment request can have at most ${MAX_LINES} lines. Send a separate payment request for the adjustment.`,
);
const depositUnpaidError = new ApiError(
  409,
  "deposit-unpaid",
  "The total can’t increase before the deposit is paid. Edit the payment request and send it again.",
);

/**
 * Opens the balance. An adjustment is added as a line; a larger total must be accepted before it can be paid. Until
 * then, an owner can deliver again. A larger total needs a paid deposit, because recording a payment of the deposit
 * would accept that total.
 */
export function markDelivered(deps: Deps, id: number, delivery: Delivery, by: OwnerRef) {
  const { dueOn, adjustment } = delivery;
  return updateRevision(deps, id, delivery.revision, async (trx, request) => {
    const [deposit, balance] = await findInstallments(trx, id);
    if (!isPossible(requestTransitions.increase, request.state)) return undefined;
    if (!deposit || !balance || balance.paid_at) return undefined;
    const acceptedCents = findAcceptedTotal(request, balance);
    if (acceptedCents === undefined) return undefined;
    await cancelPendingOrders(trx, [balance], by);
    const adjusted = adjustment
      ? await addAdjustment(trx, request, { ...adjustment, paidCents: deposit.cents })
      : undefined;
    const updated = { ...request, ...adjusted };
    const cents = updated.total_cents - deposit.cents;
    const isLarger = updated.total_cents > acceptedCents;
    if (isLarger && !deposit.paid_at) throw depositUnpaidError;
    await updateBalance(trx, balance.id, {
      cents,
      tax_cents: updated.tax_cents - deposit.tax_cents,
      due_on: dueOn,
      payable_since: isLarger ? null : deps.now(),
    });
    if (adjusted)
      await saveVersion(
        deps,
        trx,
        updated,
        await findLines(trx, id),
        await findInstallments(trx, id),
      );
    const detail = { cents, dueOn, ...(adjustment && { because: adjustment.name }) };
    const eventId = await recordRequestEvent(deps, trx, id, "delivered", by, detail);
    const email = isLarger
      ? emails.sent({ requestId: id, version: updated.version, again: eventId })
      : emails.balance({ requestId: id, revision: request.revision });
    await deps.queue.mail(trx, email);
    const changes = adjusted && { ...adjusted, sent_at: deps.now() };
    if (isLarger) {
      const unaccepted = { accepted_total_cents: acceptedCents, viewed_at: null, expires_at: null };
      return { transition: requestTransitions.increase, changes: { ...changes, ...unaccepted } };
    }
    if (request.state === "sent")
      return { transition: requestTransitions.withdrawIncrease, changes };
    return { changes };
  });
}

/** Adds a line and returns the columns that change with it. */
async function addAdjustment(
  trx: Trx,
  request: PaymentRequest,
  { name, netCents, paidCents }: { name: string; netCents: number; paidCents: number },
) {
  const content = fromRow(request, await findLines(trx, request.id));
  const lines = [...content.lines, { name, quantityHundredths: 100, unitCents: netCents }];
  if (lines.length > MAX_LINES) throw tooManyLinesError;
  if (!isWithinLimit(lines, content.taxBasisPoints)) throw totalTooLargeError;
  const totals = calculateTotals(lines, content.taxBasisPoints, content.terms);
  if (totals.totalCents <= paidCents) throw noBalanceError;
  await replaceLines(trx, request.id, lines);
  return {
    net_cents: totals.netCents,
    tax_cents: totals.taxCents,
    total_cents: totals.totalCents,
    version: request.version + 1,
  };
}

/** The client is not notified. */
export function changeDueDate(
  deps: Deps,
  id: number,
  { revision, installment, dueOn }: { revision: number; installment: number; dueOn: string },
  by: OwnerRef,
) {
  return updateRevision(deps, id, revision, async (trx, { state }) => {
    if (state === "void" || state === "draft") return undefined;
    if (!(await setDueDate(trx, id, installment, dueOn))) return undefined;
    await recordRequestEvent(deps, trx, id, "due-date", by, { dueOn });
    return {};
  });
}

/** Closes the unpaid installments. Paid ones stay and are refunded like any order. */
export function voidRequest(deps: Deps, id: number, revision: number, by: OwnerRef) {
  return updateRevision(deps, id, revision, async (trx, { state }) => {
    const installments = await findInstallments(trx, id);
    const isFullyPaid = installments.length > 0 && installments.every(({ paid_at }) => paid_at);
    if (!isPossible(requestTransitions.void, state) || isFullyPaid) return undefined;
    await cancelPendingOrders(trx, installments, by);
    await voidUnpaidInvoices(deps, trx, installments);
    await recordRequestEvent(deps, trx, id, "void", by);
    if (state !== "draft") await deps.queue.mail(trx, emails.voided({ requestId: id }));
    return { transition: requestTransitions.void };
  });
}

/** Invalidates the links of the payment request and its orders, which strangers may have. */
export function replaceLink(deps: Deps, id: number, revision: number, by: OwnerRef) {
  return updateRevision(deps, id, revision, async (trx, { state }) => {
    if (state === "draft" || state === "void") return undefined;
    await replaceRequestLinks(deps, trx, id);
    await recordRequestEvent(deps, trx, id, "link-replaced", by);
    return {};
  });
}
