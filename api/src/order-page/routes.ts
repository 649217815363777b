import { randomInt, randomUUID } from "node:crypto";
import {
  findOrderAnswer,
  findOrderRequest,
  orderAnswer,
  problem,
  renewalAnswer,
} from "@agency/contract/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { downloadsOf } from "../fulfillment/fulfillment.ts";
import { hoursOf } from "../hours/hours.ts";
import { itemsOf, liveAttempt, masked, type OpenedOrder, openOrder } from "../orders/orders.ts";
import { limit } from "../rate-limits.ts";
import { payPathOf } from "../requests/requests.ts";
import { buyerRefunds } from "./refunds.ts";
import { renewLink } from "./renewal.ts";

const withToken = z.object({ token: z.string().max(100) });

export const orderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/orders/:token",
      {
        schema: {
          params: withToken,
          response: { 200: orderAnswer, 404: problem, 410: problem },
        },
      },
      async ({ params }) => {
        const order = await openOrder(deps, params.token);
        refuseClosed(order);
        return describe(deps, order, params.token);
      },
    );

    app.post(
      "/api/orders/:token/renewal",
      { schema: { params: withToken, response: { 202: renewalAnswer, 429: problem } } },
      async ({ params }, reply) => {
        const order = await openOrder(deps, params.token);
        if (order.access_ended && order.closed !== "replaced") throw accessEndedHere;
        // An old link, which may be in other hands, neither renews nor counts.
        if (order.closed !== "replaced") {
          await limit(deps, "renewal", order.number, { hits: 3, seconds: 24 * 60 * 60 });
          await renewLink(deps, order);
        }
        return reply.code(202).send({ sentTo: masked(order.email) });
      },
    );

    app.post(
      "/api/find-order",
      { schema: { body: findOrderRequest, response: { 202: findOrderAnswer, 429: problem } } },
      async ({ body, ip }, reply) => {
        const email = body.email.toLowerCase();
        await limit(deps, "find-order", ip, { hits: 5, seconds: 60 });
        await limit(deps, "find-order", email, { hits: 5, seconds: 60 * 60 });
        // Looked up when the mail is written, and at a moment of chance: neither this answer nor the next ones tell
        // by their timing whether there was something to write.
        const job = { kind: "find-order", email, asked: randomUUID() } as const;
        await deps.queue.mail(deps.db, job, { startAfter: randomInt(2_000, 12_000) / 1_000 });
        return reply.code(202).send({ ok: true });
      },
    );
  };

const accessEndedHere = new ApiError(
  410,
  "access-ended",
  "Access to this order has ended. Please write to us if that is a mistake.",
);

function refuseClosed(order: OpenedOrder) {
  if (order.closed === "replaced") {
    const to = masked(order.email);
    throw new ApiError(410, "link-replaced", `A newer link to this order was sent to ${to}.`);
  }
  if (order.access_ended && order.state !== "refunded") throw accessEndedHere;
  // Whoever got the money back may see that it is on its way.
  if (order.closed === "over" && order.state !== "refunded") {
    throw new ApiError(
      410,
      "link-over",
      "This link was valid for 12 months. You can ask for a fresh one.",
    );
  }
}

async function describe(deps: Deps, order: OpenedOrder, token: string) {
  const items = await itemsOf(deps.db, order.id);
  const downloads = order.closed ? new Map() : await downloadsOf(deps, order, items);
  const attempt = await liveAttempt(deps.db, order.id);
  const failed = order.state === "pending" && !attempt;
  const transactionId = attempt?.state === "captured" ? attempt.transaction_id : null;
  const refunds = await buyerRefunds(deps, order);
  const payPath = await payPathOf(deps, order);
  const hours = await hoursOf(deps.db, order.id);
  return {
    number: order.number,
    state: order.state,
    method: order.method,
    placedAt: order.placed_at.toISOString(),
    paidAt: order.paid_at?.toISOString(),
    dueAt: order.state === "claimed" ? order.due_at?.toISOString() : undefined,
    accessUntil: order.access_until?.toISOString(),
    email: masked(order.email),
    ...(order.buyer_name && { buyerName: order.buyer_name }),
    ...(transactionId && { transactionId }),
    totalCents: order.total_cents,
    ...(failed && { paymentFailed: true as const }),
    ...(payPath && { payPath }),
    ...(refunds.length > 0 && { refunds }),
    ...(hours && { hours }),
    items: items.map(({ name, kind, quantity, total_cents, catalog_id }) => {
      const download = catalog_id && downloads.get(catalog_id);
      return {
        name,
        kind,
        quantity,
        totalCents: total_cents,
        ...(download && {
          download: { ...download, path: `/api/orders/${token}/files/${catalog_id}` },
        }),
      };
    }),
  };
}
