import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { type OpenedOrder, recordEvent, replaceOrderLink } from "../orders/orders.ts";

/** Sends a fresh link, with fresh downloads, to the order's own address; the old link ends. */
export async function renewLink(deps: Deps, order: OpenedOrder) {
  if (order.state !== "paid" && order.state !== "part_refunded") {
    throw new ApiError(409, "not-paid", "There is nothing to download for this order.");
  }
  await deps.db.transaction().execute(async (trx) => {
    // A second request at the same moment: one fresh link is enough.
    if (!(await replaceOrderLink(trx, order))) return;
    const generation = order.link_generation + 1;
    await trx
      .updateTable("orders")
      .set({
        access_until: sql<Date>`greatest(access_until, ${deps.now()} + interval '12 months')`,
      })
      .where("id", "=", order.id)
      .execute();
    await trx
      .updateTable("downloads")
      .set((row) => ({ allowed: sql<number>`${row.ref("completed")} + 10` }))
      .where("order_id", "=", order.id)
      .execute();
    await recordEvent(trx, order.id, "link-renewed", "buyer", { generation });
    await deps.queue.mail(trx, { kind: "order-link", orderId: order.id, generation });
  });
}
