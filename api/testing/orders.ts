/** Creates orders as buyers and owners do. */

import { claimResponse } from "@agency/contract/api/orders";
import { formatAmount } from "@agency/contract/format/money";
import { findCatalogItem } from "@agency/contract/offers/purchase";
import { sql } from "kysely";
import { expect } from "vitest";
import { claimPath } from "../src/claims/claims.ts";
import { markPaid } from "../src/fulfillment/fulfillment.ts";
import type { TestService } from "./service.ts";

export interface PlacedOrder {
  id: number;
  number: string;
  email: string;
  /** The token of the private order page. */
  token: string;
}

interface ClaimOptions {
  plan?: string;
  amount?: string;
  look?: string;
  email?: string;
  idempotencyKey?: string;
  from?: string;
  headers?: Record<string, string>;
}

let visitors = 0;

/** An unused IP address, so that rate limits of other tests do not apply. */
export const freshAddress = () => `10.0.${visitors >> 8}.${visitors++ & 255}`;

export function postClaim(service: TestService, options: ClaimOptions = {}) {
  const {
    plan = "Basic Single-Page",
    look,
    email = "ada@example.com",
    from = freshAddress(),
  } = options;
  const {
    idempotencyKey = crypto.randomUUID(),
    amount = formatAmount(findCatalogItem(plan)?.priceCents ?? 0),
  } = options;
  return postJson(
    service,
    "/api/claims",
    { idempotencyKey, plan, amount, look, email },
    from,
    options.headers,
  );
}

export function postJson(
  service: TestService,
  path: string,
  body: unknown,
  from = freshAddress(),
  headers: Record<string, string> = {},
): Promise<Response> {
  return service.call(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
    from,
  });
}

export async function placeClaim(
  service: TestService,
  options?: ClaimOptions,
): Promise<PlacedOrder> {
  const response = await postClaim(service, options);
  if (response.status !== 201) throw new Error(`claim rejected: ${await response.text()}`);
  const { number, orderPath } = claimResponse.parse(await response.json());
  const { id, email } = await orderRow(service, number);
  return { id, number, email, token: orderPath.replace("/order/", "") };
}

export async function placePaidOrder(service: TestService, options?: ClaimOptions) {
  const order = await placeClaim(service, options);
  await service.db.transaction().execute((trx) => markPaid(service, trx, order.id, "owner"));
  return order;
}

/** A paid order whose delivery email is sent and recorded, so that nothing else locks the order. */
export async function placeDeliveredOrder(service: TestService, options?: ClaimOptions) {
  const order = await placePaidOrder(service, options);
  const findDelivery = () =>
    service.db
      .selectFrom("order_events")
      .select("kind")
      .where("order_id", "=", order.id)
      .where("kind", "=", "delivery-mailed")
      .executeTakeFirst();
  await expect.poll(findDelivery).toBeDefined();
  return order;
}

export function orderRow(service: TestService, number: string) {
  return service.db
    .selectFrom("orders")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
}

/** The events of an order, without the delivery email, which is sent asynchronously. */
export async function listEvents(service: TestService, { id }: Pick<PlacedOrder, "id">) {
  const events = await service.db
    .selectFrom("order_events")
    .select(["kind", "actor"])
    .where("order_id", "=", id)
    .where("kind", "<>", "delivery-mailed")
    .orderBy("id")
    .execute();
  return events.map(({ kind, actor }) => `${kind} by ${actor}`);
}

/** The token of the confirmation link in the owner's email. */
export async function claimToken(service: TestService, order: Pick<PlacedOrder, "id">) {
  const row = await service.db
    .selectFrom("orders")
    .select(["number", "link_salt"])
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  return (await claimPath(service, row)).replace("/confirm/", "");
}

export function confirm(service: TestService, token: string) {
  return service.call(`/api/claims/${token}/confirm`, { method: "POST" });
}

/** Sets the state as a refund or a cancellation does. */
export async function setState(
  service: TestService,
  { id }: Pick<PlacedOrder, "id">,
  state: "partially_refunded" | "refunded" | "canceled",
) {
  const unpaid = state === "canceled" ? { paid_at: null } : {};
  // A full refund ends access by default.
  const expired =
    state === "refunded" ? { access_expires_at: sql<Date>`now() - interval '1 second'` } : {};
  await service.db
    .updateTable("orders")
    .set({ state, ...unpaid, ...expired })
    .where("id", "=", id)
    .execute();
}
