import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { Refusal } from "../errors.ts";
import { type Order, recordEvent } from "./orders.ts";

/** The private page of an order. Nothing in the database opens it: the token is signed, not stored. */
export function orderPath({ signer }: Deps, order: Pick<Order, "number" | "link_generation">) {
  const token = signer.sign("order", `${order.number.replace("-", "")}-${order.link_generation}`);
  return `/order/${token}`;
}

export interface OpenedOrder extends Order {
  /** A newer link was sent, or twelve months are over. */
  closed: false | "replaced" | "over";
}

const unknown = new Refusal(
  404,
  "unknown-order",
  "We do not know this order link. Please open it as it stands in your email, or ask for it again.",
);

export async function openOrder(deps: Deps, token: string): Promise<OpenedOrder> {
  const text = deps.signer.open("order", token);
  const parts = /^(\w{4})(\w{4})-(\d+)$/.exec(text ?? "");
  if (!parts) throw unknown;
  const order = await deps.db
    .selectFrom("orders")
    .selectAll()
    .select(sql<boolean>`coalesce(access_until < ${deps.now()}, false)`.as("over"))
    .where("number", "=", `${parts[1]}-${parts[2]}`)
    .executeTakeFirst();
  if (!order) throw unknown;
  const replaced = order.link_generation !== Number(parts[3]);
  return { ...order, closed: replaced ? "replaced" : order.over ? "over" : false };
}

/** Sends a fresh link, with fresh downloads, to the order's own address; the old link ends. */
export async function renewLink(deps: Deps, order: OpenedOrder) {
  if (order.state !== "paid" && order.state !== "part_refunded") {
    throw new Refusal(409, "not-paid", "There is nothing to download for this order.");
  }
  await deps.db.transaction().execute(async (trx) => {
    const renewed = await trx
      .updateTable("orders")
      .set((row) => ({
        link_generation: row("link_generation", "+", 1),
        access_until: sql<Date>`greatest(access_until, ${deps.now()} + interval '12 months')`,
      }))
      .where("id", "=", order.id)
      .where("link_generation", "=", order.link_generation)
      .returning("link_generation")
      .executeTakeFirst();
    // Somebody else asked in the same moment; one fresh link is enough.
    if (!renewed) return;
    const generation = renewed.link_generation;
    await trx
      .updateTable("downloads")
      .set((row) => ({ allowed: sql<number>`${row.ref("completed")} + 10` }))
      .where("order_id", "=", order.id)
      .execute();
    await recordEvent(trx, order.id, "link-renewed", "buyer", { generation });
    await deps.queue.mail(trx, { kind: "order-link", orderId: order.id, generation });
  });
}

/** a••@example.com: enough for the buyer to know which mailbox to open. */
export function masked(email: string) {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 1)}••@${domain}`;
}
