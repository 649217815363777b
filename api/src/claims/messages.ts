import { z } from "zod";
import type { Deps } from "../deps.ts";
import { orderFacts } from "../fulfillment/fulfillment.ts";
import { absoluteUrl, defineMessage, id } from "../mail/define-message.ts";
import { findOrder } from "../orders/orders.ts";
import { claimPath } from "./claims.ts";
import { claimNotification, claimReminder } from "./messages/claim.tsx";

const ofOrder = z.object({ orderId: id });

export const claimMessages = {
  "claim-notification": defineMessage(ofOrder, (deps, { orderId }) =>
    toOwner(deps, orderId, claimNotification),
  ),
  "claim-reminder": defineMessage(ofOrder, (deps, { orderId }) =>
    toOwner(deps, orderId, claimReminder),
  ),
};

async function toOwner(deps: Deps, orderId: number, write: typeof claimNotification) {
  const order = await findOrder(deps.db, orderId);
  if (order?.state !== "claimed") return undefined;
  const confirmUrl = absoluteUrl(deps, await claimPath(deps, order));
  const message = write(await orderFacts(deps, order), confirmUrl);
  return { to: deps.settings.OWNER_EMAILS, message };
}
