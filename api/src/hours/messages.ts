import { z } from "zod";
import type { HourEntry } from "../db/tables.ts";
import { absoluteUrl, defineMessage, id } from "../mail/define-message.ts";
import { findOrder, isRemoved, orderPath } from "../orders/orders.ts";
import { findTimeEntries } from "./entries.ts";
import { summarizeEntries } from "./fifo-lots.ts";
import { hoursEntry } from "./messages/entry.tsx";

export const hourMessages = {
  /** To the client, about each entry: with what was left then, as a later one has a mail of its own. */
  hours: defineMessage(z.object({ entryId: id }), async (deps, { entryId }) => {
    const entry: HourEntry | undefined = await deps.db
      .selectFrom("hour_entries")
      .selectAll()
      .where("id", "=", entryId)
      .executeTakeFirst();
    const order = entry && (await findOrder(deps.db, entry.order_id));
    if (!order || isRemoved(order.email)) return undefined;
    const until = (await findTimeEntries(deps.db, order.id)).filter(
      (other) => other.id <= entry.id,
    );
    const { leftMinutes, paidMinutes } = summarizeEntries(until);
    const orderUrl = absoluteUrl(deps, orderPath(deps, order));
    const message = hoursEntry({
      ...{ entry, leftMinutes, paidMinutes, number: order.number, orderUrl },
    });
    return { to: [order.email], message };
  }),
};
