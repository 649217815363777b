import type { TimeEntryRow } from "../db/tables.ts";
import { absoluteUrl, defineMessage, type MessageDefinition } from "../mail/define-message.ts";
import { findOrder, isDeletedEmail, orderPath } from "../orders/orders.ts";
import { summarizeEntries } from "./balance.ts";
import * as emails from "./emails.ts";
import { findTimeEntries } from "./entries.ts";
import { hoursEntry } from "./messages/entry.tsx";

export const hourMessages: MessageDefinition[] = [
  /** Shows what remained after this entry, because later entries have separate emails. */
  defineMessage(emails.timeEntry, async (deps, { entryId }) => {
    const entry: TimeEntryRow | undefined = await deps.db
      .selectFrom("time_entries")
      .selectAll()
      .where("id", "=", entryId)
      .executeTakeFirst();
    const order = entry && (await findOrder(deps.db, entry.order_id));
    if (!order || isDeletedEmail(order.email)) return undefined;
    const entries = (await findTimeEntries(deps.db, order.id)).filter(({ id }) => id <= entry.id);
    const { remainingMinutes, paidMinutes } = summarizeEntries(entries);
    const orderUrl = absoluteUrl(deps, orderPath(deps, order));
    const message = hoursEntry({
      ...{ entry, remainingMinutes, paidMinutes, number: order.number, orderUrl },
    });
    return { to: [order.email], message };
  }),
];
