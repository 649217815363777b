import { z } from "zod";
import type { Refund } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { emailBuyer, loadOrderEmailData } from "../fulfillment/fulfillment.ts";
import { findRefundedHours } from "../hours/hours.ts";
import { defineMessage } from "../mail/define-message.ts";
import { findOrder } from "../orders/orders.ts";
import { disputeEmail } from "./messages/dispute.tsx";
import { refundEmail, refundPendingEmail } from "./messages/refund.tsx";

const ofRefund = z.object({ refundId: z.uuid() });

export const paymentMessages = {
  /** To the buyer. */
  refund: defineMessage(ofRefund, (deps, job) => aboutRefund(deps, job, refundEmail)),
  "refund-waiting": defineMessage(ofRefund, (deps, job) =>
    aboutRefund(deps, job, refundPendingEmail),
  ),
  /** To the owner, when it opens and when it has an end. */
  dispute: defineMessage(
    z.object({ disputeId: z.string(), outcome: z.enum(["open", "won", "lost"]) }),
    async (deps, { disputeId, outcome }) => {
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
    },
  ),
};

async function aboutRefund(
  deps: Deps,
  { refundId }: { refundId: string },
  write: typeof refundEmail,
) {
  const refund: Refund | undefined = await deps.db
    .selectFrom("refunds")
    .selectAll()
    .where("id", "=", refundId)
    .executeTakeFirst();
  // What failed in the meantime is for the owner to explain.
  if (!refund || refund.state === "failed") return undefined;
  const hours = await findRefundedHours(deps.db, refund);
  return emailBuyer(deps, refund.order_id, (order) => write(order, refund, hours));
}
