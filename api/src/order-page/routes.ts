import { randomInt, randomUUID } from "node:crypto";
import {
  errorResponse,
  findOrderBody,
  findOrderResponse,
  orderResponse,
  renewLinkResponse,
} from "@agency/contract/api/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { maskEmail, verifyOrderToken } from "../orders/orders.ts";
import { enforceRateLimit } from "../rate-limits.ts";
import { accessEndedError, buildOrderResponse, requireOrderAccess } from "./order-response.ts";
import { renewLink } from "./renew-link.ts";

const withToken = z.object({ token: z.string().max(100) });

export const orderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/orders/:token",
      {
        schema: {
          params: withToken,
          response: { 200: orderResponse, 404: errorResponse, 410: errorResponse },
        },
      },
      async ({ params }) =>
        buildOrderResponse(deps, await requireOrderAccess(deps, params.token), params.token),
    );

    app.post(
      "/api/orders/:token/renewal",
      { schema: { params: withToken, response: { 202: renewLinkResponse, 429: errorResponse } } },
      async ({ params }, reply) => {
        const order = await verifyOrderToken(deps, params.token);
        if (order.access_ended && order.closed !== "replaced") throw accessEndedError;
        // An old link, which may be in other hands, neither renews nor counts.
        if (order.closed !== "replaced") {
          await enforceRateLimit(deps, "renewal", order.number, { hits: 3, seconds: 24 * 60 * 60 });
          await renewLink(deps, order);
        }
        return reply.code(202).send({ sentTo: maskEmail(order.email) });
      },
    );

    app.post(
      "/api/find-order",
      { schema: { body: findOrderBody, response: { 202: findOrderResponse, 429: errorResponse } } },
      async ({ body, ip }, reply) => {
        const email = body.email.toLowerCase();
        await enforceRateLimit(deps, "find-order", ip, { hits: 5, seconds: 60 });
        await enforceRateLimit(deps, "find-order", email, { hits: 5, seconds: 60 * 60 });
        // Looked up when the mail is written, and at a moment of chance: neither this answer nor the next ones tell
        // by their timing whether there was something to write.
        const job = { kind: "find-order", email, asked: randomUUID() } as const;
        await deps.queue.mail(deps.db, job, { startAfter: randomInt(2_000, 12_000) / 1_000 });
        return reply.code(202).send({ ok: true });
      },
    );
  };
