import type { Deps } from "../core/deps.ts";
import type { Refund } from "../db/tables.ts";
import { emailBuyer, loadOrderEmailData } from "../fulfillment/fulfillment.ts";
import { findRefundedHours } from "../hours/hours.ts";
import { defineMessage, type MessageDefinition } from "../mail/define-message.ts";
import { findOrder } from "../orders/orders.ts";
import * as emails from "./emails.ts";
import { disputeEmail } from "./messages/dispute.tsx";
import { refundEmail, refundPendingEmail } from "./messages/refund.tsx";

export const paymentMessages: MessageDefinition[] = [
  /** To the buyer. */
  defineMessage(emails.refund, (deps, data) => composeForRefund(deps, data, refundEmail)),
  defineMessage(emails.refundPending, (deps, data) =>
    composeForRefund(deps, data, refundPendingEmail),
  ),
  /** To the owners, when a dispute is opened and when it is decided. */
  defineMessage(emails.dispute, async (deps, { disputeId, outcome }) => {
    const dispute = await deps.db
      .selectFrom("disputes")
      .innerJoin("payment_attempts", "payment_attempts.id", "attempt_id")
      .selectAll("disputes")
      .select("order_id")
      .where("disputes.id", "=", disputeId)
      .executeTakeFirst();
    const order = dispute && (await findOrder(deps.db, dispute.order_id));
    if (!order) return undefined;
    const message = disputeEmail(await loadOrderEmailData(deps, order), dispute, outcome);
    return { to: deps.settings.OWNER_EMAILS, message };
  }),
];

async function composeForRefund(
  deps: Deps,
  { refundId }: { refundId: string },
  compose: typeof refundEmail,
) {
  const refund: Refund | undefined = await deps.db
    .selectFrom("refunds")
    .selectAll()
    .where("id", "=", refundId)
    .executeTakeFirst();
  // The refund may have failed since this email was queued; then only the owners are alerted.
  if (!refund || refund.state === "failed") return undefined;
  const hours = await findRefundedHours(deps.db, refund);
  return emailBuyer(deps, refund.order_id, (order) => compose(order, refund, hours));
}
