import type { Deps } from "../core/deps.ts";
import { emailBuyer, loadOrderEmailData } from "../fulfillment/fulfillment.ts";
import { absoluteUrl, defineMessage, type MessageDefinition } from "../mail/define-message.ts";
import { findOrder } from "../orders/orders.ts";
import { claimPath } from "./claims.ts";
import * as emails from "./emails.ts";
import { claimNotification, claimReminder } from "./messages/claim.tsx";
import { claimCanceledEmail, claimExpiredEmail } from "./messages/claim-expired.tsx";

export const claimMessages: MessageDefinition[] = [
  defineMessage(emails.claimNotification, (deps, { orderId }) =>
    emailOwner(deps, orderId, claimNotification),
  ),
  defineMessage(emails.claimReminder, (deps, { orderId }) =>
    emailOwner(deps, orderId, claimReminder),
  ),
  /** To the buyer. */
  defineMessage(emails.claimCanceled, (deps, { orderId }) =>
    emailBuyer(deps, orderId, claimCanceledEmail),
  ),
  /** To the owner. */
  defineMessage(emails.claimExpired, async (deps, { orderId }) => {
    const order = await findOrder(deps.db, orderId);
    if (order?.state !== "canceled") return undefined;
    const deskUrl = absoluteUrl(deps, `/desk/orders/${order.number}`);
    const message = claimExpiredEmail(await loadOrderEmailData(deps, order), deskUrl);
    return { to: deps.settings.OWNER_EMAILS, message };
  }),
];

async function emailOwner(deps: Deps, orderId: number, compose: typeof claimNotification) {
  const order = await findOrder(deps.db, orderId);
  if (order?.state !== "claimed") return undefined;
  const confirmUrl = absoluteUrl(deps, await claimPath(deps, order));
  // The day on which the owner should find the payment in Venmo.
  const placedAt = order.claimed_at ?? order.placed_at;
  const message = compose({ ...(await loadOrderEmailData(deps, order)), placedAt }, confirmUrl);
  return { to: deps.settings.OWNER_EMAILS, message };
}
