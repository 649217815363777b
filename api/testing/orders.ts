/** Orders as buyers and the owner make them. */

import { claimResponse } from "@agency/contract/api/orders";
import { formatAmount } from "@agency/contract/format/money";
import { findCatalogItem } from "@agency/contract/offers/purchase";
import { sql } from "kysely";
import { claimPath } from "../src/claims/claims.ts";
import { markPaid } from "../src/fulfillment/fulfillment.ts";
import type { TestService } from "./service.ts";

export interface PlacedOrder {
  id: number;
  number: string;
  email: string;
  /** Opens the private page. */
  token: string;
}

interface Wanted {
  plan?: string;
  amount?: string;
  look?: string;
  email?: string;
  key?: string;
  from?: string;
  headers?: Record<string, string>;
}

let visitors = 0;

/** An address that nobody has called from, so that no limit of another test counts. */
export const freshAddress = () => `10.0.${visitors >> 8}.${visitors++ & 255}`;

export function postClaim(service: TestService, wanted: Wanted = {}) {
  const {
    plan = "Basic Single-Page",
    look,
    email = "ada@example.com",
    from = freshAddress(),
  } = wanted;
  const {
    key = crypto.randomUUID(),
    amount = formatAmount(findCatalogItem(plan)?.priceCents ?? 0),
  } = wanted;
  return postJson(service, "/api/claims", { key, plan, amount, look, email }, from, wanted.headers);
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

export async function placeClaim(service: TestService, wanted?: Wanted): Promise<PlacedOrder> {
  const answer = await postClaim(service, wanted);
  if (answer.status !== 201) throw new Error(`claim refused: ${await answer.text()}`);
  const { number, orderPath } = claimResponse.parse(await answer.json());
  const { id, email } = await orderRow(service, number);
  return { id, number, email, token: orderPath.replace("/order/", "") };
}

export async function placePaidOrder(service: TestService, wanted?: Wanted) {
  const order = await placeClaim(service, wanted);
  await service.db.transaction().execute((trx) => markPaid(service, trx, order.id, "owner"));
  return order;
}

export function orderRow(service: TestService, number: string) {
  return service.db
    .selectFrom("orders")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
}

/** What was done with an order, without when its mail went out: that follows in its own time. */
export async function eventsOf(service: TestService, { id }: Pick<PlacedOrder, "id">) {
  const events = await service.db
    .selectFrom("order_events")
    .select(["kind", "actor"])
    .where("order_id", "=", id)
    .where("kind", "<>", "delivery-mailed")
    .orderBy("id")
    .execute();
  return events.map(({ kind, actor }) => `${kind} by ${actor}`);
}

/** What the owner finds in the mail about a claim. */
export async function claimToken(service: TestService, order: Pick<PlacedOrder, "id">) {
  const row = await service.db
    .selectFrom("orders")
    .select(["number", "salt"])
    .where("id", "=", order.id)
    .executeTakeFirstOrThrow();
  return (await claimPath(service, row)).replace("/confirm/", "");
}

export function confirm(service: TestService, token: string) {
  return service.call(`/api/claims/${token}/confirmation`, { method: "POST" });
}

/** The state a refund or a cancellation leaves behind. */
export async function setState(
  service: TestService,
  { id }: Pick<PlacedOrder, "id">,
  state: "part_refunded" | "refunded" | "cancelled",
) {
  const unpaid = state === "cancelled" ? { paid_at: null } : {};
  // As a whole refund does, unless the owner leaves it open.
  const ended =
    state === "refunded" ? { access_until: sql<Date>`now() - interval '1 second'` } : {};
  await service.db
    .updateTable("orders")
    .set({ state, ...unpaid, ...ended })
    .where("id", "=", id)
    .execute();
}
