/** Emails that owners write to buyers in the desk. Each is part of the order's history, and sent once. */
import type { MessageBuyerBody } from "@agency/contract/api/desk";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { keyReusedError } from "../core/errors.ts";
import type { Db, Trx } from "../db/database.ts";
import {
  findEvent,
  findEventByKey,
  isDeletedEmail,
  lockOrder,
  recordEvent,
  removePromisedContact,
} from "../orders/orders.ts";
import * as emails from "./emails.ts";
import { deletedBuyerError } from "./owner-actions.ts";

const BUYER_EMAILED = "buyer-emailed";

/** Empty once the buyer's data was deleted. */
const eventDetail = z.object({ text: z.string(), ownerName: z.string() });

interface Writer {
  email: string;
  name: string;
}

/** Records the message, queues its email and ends the promise of contact, if there is one. */
export function messageBuyer(
  deps: Deps,
  orderId: number,
  { idempotencyKey, message }: MessageBuyerBody,
  { email: owner, name: ownerName }: Writer,
) {
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (isDeletedEmail(order.email)) throw deletedBuyerError;
    if (await isRepeated(trx, orderId, { idempotencyKey, message })) return;
    const detail = { text: message, ownerName, key: idempotencyKey };
    const eventId = await recordEvent(trx, orderId, BUYER_EMAILED, { owner }, detail);
    await removePromisedContact(trx, orderId);
    await deps.queue.mail(trx, emails.buyerMessage({ orderId, eventId }));
  });
}

/** True for an earlier message with this key. Rejects another message with the same key. */
async function isRepeated(
  trx: Trx,
  orderId: number,
  { idempotencyKey, message }: MessageBuyerBody,
) {
  const earlier = await findEventByKey(trx, orderId, BUYER_EMAILED, idempotencyKey);
  if (!earlier) return false;
  if (eventDetail.parse(earlier.detail).text !== message)
    throw keyReusedError("Another email was already sent from this form. Reload and try again.");
  return true;
}

/** All of these orders, oldest first. */
export async function listBuyerMessages(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  const events = await db
    .selectFrom("order_events")
    .select(["order_id", "occurred_at", "detail"])
    .where("order_id", "in", orderIds)
    .where("kind", "=", BUYER_EMAILED)
    .orderBy("id")
    .execute();
  return events.map(({ order_id, occurred_at, detail }) => {
    const { text, ownerName } = eventDetail.parse(detail);
    return { orderId: order_id, writtenAt: occurred_at, ownerName, message: text };
  });
}

/** Undefined once the buyer's data was deleted. */
export async function findBuyerMessage(deps: Deps, eventId: number) {
  const event = await findEvent(deps.db, eventId);
  const { data: detail } = eventDetail.safeParse(event?.detail);
  if (!event || !detail) return undefined;
  const { OWNER_EMAILS } = deps.settings;
  // A removed owner gets no responses.
  const replyTo = OWNER_EMAILS.find((address) => address.toLowerCase() === event.owner);
  return { ...detail, replyTo };
}
