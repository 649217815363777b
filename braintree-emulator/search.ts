import { z } from "zod";
import { list, matchesText, range, text } from "./search-criteria.ts";
import type { Transaction } from "./transaction.ts";

/** Strict, so that an unsupported criterion is an error instead of matching everything. */
export const searchCriteria = z.strictObject({
  id: text.optional(),
  ids: list.optional(),
  order_id: text.optional(),
  status: list.optional(),
  type: list.optional(),
  created_at: range.optional(),
});
export type SearchCriteria = z.infer<typeof searchCriteria>;

/** Newest first, as at the gateway. */
export function searchTransactions(
  all: readonly Transaction[],
  criteria: SearchCriteria,
): Transaction[] {
  return all.filter((transaction) => matches(transaction, criteria)).toReversed();
}

function matches(transaction: Transaction, criteria: SearchCriteria): boolean {
  const { id, ids, order_id, status, type, created_at } = criteria;
  return (
    (!id || matchesText(transaction.id, id)) &&
    (!ids || ids.includes(transaction.id)) &&
    (!order_id || matchesText(transaction.orderId ?? "", order_id)) &&
    (!status || status.includes(transaction.status)) &&
    (!type || type.includes(transaction.type)) &&
    (!created_at || matchesRange(transaction.createdAt, created_at))
  );
}

/** Both ends are inclusive, in whole seconds as at the gateway. */
function matchesRange(value: Date, { min, max }: z.infer<typeof range>): boolean {
  const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
  return (
    (min === undefined || seconds(value) >= seconds(new Date(min))) &&
    (max === undefined || seconds(value) <= seconds(new Date(max)))
  );
}
