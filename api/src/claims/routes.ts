import { claimBody, claimResponse, claimReview, errorResponse } from "@agency/contract/api/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { orderPath } from "../orders/orders.ts";
import { enforceRateLimit } from "../rate-limits.ts";
import { confirmClaim, createClaim, getClaim } from "./claims.ts";

const withToken = z.object({ token: z.string().max(100) });

export const claimRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/api/claims",
      {
        schema: {
          summary: "A payment by Venmo is announced",
          body: claimBody,
          response: {
            201: claimResponse,
            409: errorResponse,
            422: errorResponse,
            429: errorResponse,
          },
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
      {
        schema: {
          params: withToken,
          response: { 200: claimReview, 404: errorResponse, 410: errorResponse },
        },
      },
      ({ params }) => getClaim(deps, params.token),
    );

    app.post(
      "/api/claims/:token/confirmation",
      {
        schema: {
          params: withToken,
          response: { 200: claimReview, 409: errorResponse, 410: errorResponse },
        },
      },
      ({ params }) => confirmClaim(deps, params.token),
    );
  };
