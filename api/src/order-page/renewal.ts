import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { type OpenedOrder, recordEvent } from "../orders/orders.ts";

/** Sends a fresh link, with fresh downloads, to the order's own address; the old link ends. */
export async function renewLink(deps: Deps, order: OpenedOrder) {
  if (order.state !== "paid" && order.state !== "part_refunded") {
    throw new ApiError(409, "not-paid", "There is nothing to download for this order.");
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
