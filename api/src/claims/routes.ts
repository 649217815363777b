import { claimAnswer, claimRequest, claimReview, problem } from "@agency/contract/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { orderPath } from "../orders/orders.ts";
import { limit } from "../rate-limits.ts";
import { claimOrder, confirmClaim, reviewClaim } from "./claims.ts";

const withToken = z.object({ token: z.string().max(100) });

export const claimRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/api/claims",
      {
        schema: {
          summary: "A payment by Venmo is announced",
          body: claimRequest,
          response: { 201: claimAnswer, 409: problem, 422: problem, 429: problem },
        },
      },
      async (request, reply) => {
        await limit(deps, "claim", request.ip, { hits: 10, seconds: 60 * 60 });
        const order = await claimOrder(deps, request.body, request);
        return reply.code(201).send({ number: order.number, orderPath: orderPath(deps, order) });
      },
    );

    app.get(
      "/api/claims/:token",
      { schema: { params: withToken, response: { 200: claimReview, 404: problem, 410: problem } } },
      ({ params }) => reviewClaim(deps, params.token),
    );

    app.post(
      "/api/claims/:token/confirmation",
      { schema: { params: withToken, response: { 200: claimReview, 409: problem, 410: problem } } },
      ({ params }) => confirmClaim(deps, params.token),
    );
  };
