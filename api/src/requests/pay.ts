import type { CheckoutResponse } from "@agency/contract/checkout";
import type { PayInstallmentBody } from "@agency/contract/requests";
import { sql } from "kysely";
import type { Browser } from "../analytics/analytics.ts";
import { formatBillingAddress } from "../billing-address.ts";
import { today } from "../calendar.ts";
import { announceClaim, claimDueAt, claimPlacedOrder } from "../claims/claims.ts";
import type { Trx } from "../db/database.ts";
import type { Instalment, Order, PaymentRequest } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { markPaid } from "../fulfillment/fulfillment.ts";
import { liveAttempt, lockOrder, type PlacedOrder, placeOrder } from "../orders/orders.ts";
import { answerFor, beginCharge, charge, inTurn } from "../payments/payments.ts";
import { instalmentName } from "../request-number.ts";
import { senderOf } from "../sender.ts";
import { stableUuid } from "../stable-uuid.ts";
import { acceptByPayment } from "./accept.ts";
import { instalmentsOf, lockRequest, orderOf } from "./instalments.ts";

/** What the page showed. It decides nothing: the amount is the row's, and another one is refused. */
interface Shown {
  instalment: number;
  cents: number;
}

const notOpen = new ApiError(
  409,
  "not-open",
  "This cannot be paid at the moment. Nothing was charged. Please reload the page.",
);
const otherAmount = new ApiError(
  409,
  "amount-changed",
  "The amount has changed. Nothing was charged. Please reload the page and look at it again.",
);
const paidAlready = new ApiError(409, "paid", "This is paid already. Nothing was charged.");
const saidToBePaid = new ApiError(
  409,
  "claimed",
  "You told us that this is paid by Venmo, and we are looking for it. Nothing was charged. If you did not send it, reload the page and choose the card there.",
);
const underWay = new ApiError(
  409,
  "being-paid",
  "A payment for this is under way. Please wait for its outcome.",
);

/** By card or wallet: an order like any other, so that crashes, receipts and refunds are the ones we have. */
export async function payByCard(
  deps: Deps,
  request: PaymentRequest,
  payment: PayInstallmentBody,
  browser: Browser,
): Promise<CheckoutResponse> {
  const sender = senderOf(deps, browser.ip);
  const buyer = { billingAddress: formatBillingAddress(payment.billing) };
  const begun = await inTurn(deps, { sender, productId: "payment-request" }, async (trx) => {
    const order = await orderFor(trx, request.id, payment, {
      ...{ ...buyer, method: "card", state: "pending" },
      ...(payment.instead && { instead: true }),
    });
    return beginCharge(deps, trx, order, { key: payment.key, sender, buyer });
  });
  return "live" in begun ? answerFor(deps, begun.live) : charge(deps, begun, payment);
}

/** "I pay this by Venmo": the owner looks for it, as for any other claim. */
export async function claimByVenmo(
  deps: Deps,
  request: PaymentRequest,
  shown: Shown,
): Promise<Order> {
  const dueAt = await claimDueAt(deps);
  return deps.db.transaction().execute(async (trx) => {
    const how = { method: "venmo", state: "claimed", dueAt } as const;
    const placed = await orderFor(trx, request.id, shown, how);
    const order = await lockOrder(trx, placed.id);
    if (await liveAttempt(trx, order.id)) throw underWay;
    // A card was declined before: the same order is paid another way.
    if (order.state === "pending") await claimPlacedOrder(deps, trx, order, dueAt);
    await announceClaim(deps, trx, order.id, order.due_at ?? dueAt);
    return order;
  });
}

/** Money that came by another way; the owner has seen it. */
export async function notePayment(
  deps: Deps,
  id: number,
  { method, ...shown }: Shown & { method: "venmo" | "manual" },
  by: { owner: string },
): Promise<boolean> {
  const day = await today(deps);
  return deps.db.transaction().execute(async (trx) => {
    await acceptByPayment(deps, trx, await lockRequest(trx, id), { day, by });
    await trx
      .updateTable("instalments")
      .set({ opened_at: deps.now() })
      .where("id", "=", shown.instalment)
      .where("request_id", "=", id)
      .where("opened_at", "is", null)
      .execute();
    const placed = await orderFor(trx, id, shown, { method, state: "claimed", by });
    const order = await lockOrder(trx, placed.id);
    if (await liveAttempt(trx, order.id)) throw underWay;
    return markPaid(deps, trx, order.id, by, { method });
  });
}

interface How {
  method: "card" | "venmo" | "manual";
  state: "pending" | "claimed";
  dueAt?: Date;
  by?: { owner: string };
  billingAddress?: string;
  /** The client did not pay by Venmo after all. */
  instead?: true;
}

/** The one order of an instalment, under the request's lock: two tabs, two ways and ten presses find the same. */
async function orderFor(
  trx: Trx,
  requestId: number,
  { instalment: instalmentId, cents }: Shown,
  { instead, ...how }: How,
): Promise<PlacedOrder> {
  const request = await lockRequest(trx, requestId);
  const instalment = (await instalmentsOf(trx, requestId)).find(({ id }) => id === instalmentId);
  if (!instalment?.opened_at || !mayBePaid(request)) throw notOpen;
  if (instalment.cents !== cents) throw otherAmount;
  const earlier = await orderOf(trx, instalmentId);
  if (earlier?.state === "claimed" && how.method === "card" && !instead) throw saidToBePaid;
  if (earlier?.state === "claimed" || earlier?.state === "pending")
    return { ...earlier, fresh: false };
  if (earlier) {
    // The gateway's answer to the same press is told again; a payment by hand was another one.
    if (await liveAttempt(trx, earlier.id)) return { ...earlier, fresh: false };
    throw paidAlready;
  }
  return placeOrder(trx, {
    ...how,
    lines: [lineOf(request, instalment)],
    clientKey: await orderKey(trx, instalment),
    email: request.client_email,
    buyerName: request.client_name,
    instalmentId,
    taxCents: instalment.tax_cents,
    origin: sql<string | null>`(select origin from leads where id = ${request.lead_id})`,
  });
}

const mayBePaid = ({ state, terms }: PaymentRequest) =>
  state === "accepted" || (state === "sent" && terms === "net15");

function lineOf(request: PaymentRequest, { kind, cents: totalCents }: Instalment) {
  return {
    kind: kind === "deposit" ? ("deposit" as const) : ("project" as const),
    name: instalmentName(request.title, kind, request.id),
    quantity: 1,
    totalCents,
  };
}

/** After one that was cancelled comes another. */
async function orderKey(trx: Trx, { id, cents }: Instalment) {
  const { cancelled } = await trx
    .selectFrom("orders")
    .select((row) => row.fn.countAll<number>().as("cancelled"))
    .where("instalment_id", "=", id)
    .executeTakeFirstOrThrow();
  return stableUuid("instalment", id, cents, cancelled);
}
