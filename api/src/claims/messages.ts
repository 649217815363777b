import { z } from "zod";
import type { Deps } from "../deps.ts";
import { emailBuyer, loadOrderEmailData } from "../fulfillment/fulfillment.ts";
import { absoluteUrl, defineMessage, id } from "../mail/define-message.ts";
import { findOrder } from "../orders/orders.ts";
import { claimPath } from "./claims.ts";
import { claimNotification, claimReminder } from "./messages/claim.tsx";
import { claimCanceledEmail, claimExpiredEmail } from "./messages/claim-expired.tsx";

const ofOrder = z.object({ orderId: id });

export const claimMessages = {
  "claim-notification": defineMessage(ofOrder, (deps, { orderId }) =>
    toOwner(deps, orderId, claimNotification),
  ),
  "claim-reminder": defineMessage(ofOrder, (deps, { orderId }) =>
    toOwner(deps, orderId, claimReminder),
  ),
  /** To the buyer. */
  "claim-cancelled": defineMessage(ofOrder, (deps, { orderId }) =>
    emailBuyer(deps, orderId, claimCanceledEmail),
  ),
  /** To the owner, when nobody did it. */
  "claim-ended": defineMessage(ofOrder, async (deps, { orderId }) => {
    const order = await findOrder(deps.db, orderId);
    if (order?.state !== "cancelled") return undefined;
    const deskUrl = absoluteUrl(deps, `/desk/orders/${order.number}`);
    const message = claimExpiredEmail(await loadOrderEmailData(deps, order), deskUrl);
    return { to: deps.settings.OWNER_EMAILS, message };
  }),
};

async function toOwner(deps: Deps, orderId: number, write: typeof claimNotification) {
  const order = await findOrder(deps.db, orderId);
  if (order?.state !== "claimed") return undefined;
  const confirmUrl = absoluteUrl(deps, await claimPath(deps, order));
  // The day on which to look for the payment in Venmo.
  const placedAt = order.claimed_at ?? order.placed_at;
  const message = write({ ...(await loadOrderEmailData(deps, order)), placedAt }, confirmUrl);
  return { to: deps.settings.OWNER_EMAILS, message };
}
