import { claimBody, claimResponse, claimReview } from "@agency/contract/api/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { enforceRateLimit } from "../core/rate-limits.ts";
import { orderPath } from "../orders/orders.ts";
import { confirmClaim, createClaim, getClaim } from "./claims.ts";

const params = z.object({ token: z.string().max(100) });

export const claimRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/api/claims",
      {
        schema: {
          summary: "Report a Venmo payment",
          body: claimBody,
          response: { 201: claimResponse },
        },
      },
      async (request, reply) => {
        await enforceRateLimit(deps, "claim", request.ip, { hits: 10, seconds: 60 * 60 });
        const order = await createClaim(deps, request.body, request);
        return reply.code(201).send({ number: order.number, orderPath: orderPath(deps, order) });
      },
    );

    app.get(
      "/api/claims/:token",
      { schema: { params, response: { 200: claimReview } } },
      ({ params }) => getClaim(deps, params.token),
    );

    app.post(
      "/api/claims/:token/confirm",
      { schema: { params, response: { 200: claimReview } } },
      ({ params }) => confirmClaim(deps, params.token),
    );
  };
