import type { RefundUnusedHoursBody } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../errors.ts";
import { calculateUnusedHours, findTimeEntries } from "../../hours/hours.ts";
import { type ActorRef, lockOrder } from "../../orders/orders.ts";
import { findRefundByKey, requestRefundInTransaction } from "./request.ts";

const nothing = new ApiError(
  409,
  "nothing-left",
  "No time is left that could be refunded: it is worked, part of the minimum, or refunded already.",
);

/** "Refund what is left": time and money go in one transaction, and only if they are what the owner saw. */
export function requestUnusedHoursRefund(
  deps: Deps,
  orderId: number,
  seen: RefundUnusedHoursBody,
  by: ActorRef,
) {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const known = await findRefundByKey(trx, seen.key);
    if (known) return known;
    const rest = calculateUnusedHours(await findTimeEntries(trx, order.id));
    if (rest.cents === 0) throw nothing;
    if (rest.minutes !== seen.minutes || rest.cents !== seen.cents) {
      const now = `${formatMinutes(rest.minutes)}, ${formatUsd(rest.cents)}`;
      throw new ApiError(409, "changed", `Meanwhile it is ${now}. Please look again.`);
    }
    const { key, cents } = seen;
    const wanted = { key, cents, reason: "not-used", endAccess: false };
    return requestRefundInTransaction(deps, trx, order, wanted, by, rest);
  });
}
