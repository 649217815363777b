import { randomInt, randomUUID } from "node:crypto";
import {
  findOrderBody,
  findOrderResponse,
  orderResponse,
  renewLinkResponse,
  updateEmailsBody,
} from "@agency/contract/api/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { enforceRateLimit, enforceSubjectRateLimit } from "../core/rate-limits.ts";
import { orderLookup, setUpdates } from "../fulfillment/fulfillment.ts";
import { maskEmail, verifyOrderToken } from "../orders/orders.ts";
import { accessEndedError, buildOrderResponse, requireOrderAccess } from "./order-response.ts";
import { renewLink } from "./renew-link.ts";

const tokenParams = z.object({ token: z.string().max(100) });

export const orderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/orders/:token",
      { schema: { params: tokenParams, response: { 200: orderResponse } } },
      async ({ params }) =>
        buildOrderResponse(deps, await requireOrderAccess(deps, params.token), params.token),
    );

    app.post(
      "/api/orders/:token/update-emails",
      { schema: { params: tokenParams, body: updateEmailsBody, response: { 200: orderResponse } } },
      async ({ params, body }) => {
        const order = await requireOrderAccess(deps, params.token);
        await setUpdates(deps.db, order, body.isWanted);
        return buildOrderResponse(deps, order, params.token);
      },
    );

    app.post(
      "/api/orders/:token/renew-link",
      { schema: { params: tokenParams, response: { 202: renewLinkResponse } } },
      async ({ params }, reply) => {
        const order = await verifyOrderToken(deps, params.token);
        if (order.access_revoked && order.linkState !== "replaced") throw accessEndedError;
        // An old link may have leaked, so it neither renews nor counts against the limit.
        if (order.linkState !== "replaced") {
          await enforceSubjectRateLimit(deps, "renewal", order.number, {
            hits: 3,
            seconds: 24 * 60 * 60,
          });
          await renewLink(deps, order);
        }
        return reply.code(202).send({ sentTo: maskEmail(order.email) });
      },
    );

    app.post(
      "/api/find-order",
      { schema: { body: findOrderBody, response: { 202: findOrderResponse } } },
      async ({ body, ip }, reply) => {
        const email = body.email.toLowerCase();
        await enforceRateLimit(deps, "find-order", ip, { hits: 5, seconds: 60 });
        await enforceSubjectRateLimit(deps, "find-order", email, { hits: 5, seconds: 60 * 60 });
        // Looks up orders in a randomly delayed job, so that timing does not reveal whether the address is known.
        const job = orderLookup({ email, requestId: randomUUID() });
        await deps.queue.mail(deps.db, job, { startAfter: randomInt(2_000, 12_000) / 1_000 });
        return reply.code(202).send({ ok: true });
      },
    );
  };
