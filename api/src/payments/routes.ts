import { checkoutBody, checkoutResponse, clientTokenResponse } from "@agency/contract/api/checkout";
import { errorResponse } from "@agency/contract/api/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { enforceRateLimit } from "../rate-limits.ts";
import { findAttempt } from "./attempts.ts";
import { buildCheckoutResponse } from "./charge.ts";
import { checkOut } from "./checkout.ts";
import { withDefaults } from "./complete-request.ts";
import { alertWhenKeysAreRejected, sendOutcome } from "./send-outcome.ts";
import { receiveWebhook } from "./webhooks.ts";

export const checkoutRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const reportAndRethrow = async (error: unknown): Promise<never> => {
      await alertWhenKeysAreRejected(deps, error);
      throw error;
    };

    app.get(
      "/api/client_token",
      {
        schema: { response: { 200: clientTokenResponse, 429: errorResponse, 503: errorResponse } },
      },
      async ({ ip }) => {
        await enforceRateLimit(deps, "client-token", ip, { hits: 30, seconds: 60 });
        const { PAYMENT_FORM: form, BRAINTREE_ENVIRONMENT } = deps.settings;
        return {
          clientToken: await deps.gateway.clientToken().catch(reportAndRethrow),
          form,
          ...(BRAINTREE_ENVIRONMENT !== "production" && { test: true as const }),
        };
      },
    );

    app.post(
      "/api/checkout",
      {
        schema: {
          summary: "Pays for an order; the price is the catalog's",
          body: checkoutBody,
          response: { "2xx": checkoutResponse, "4xx": checkoutResponse },
        },
      },
      (request, reply) =>
        sendOutcome(deps, request, reply, () =>
          checkOut(deps, withDefaults(request.body), request),
        ),
    );

    app.get(
      "/api/checkout/:key",
      {
        schema: {
          summary: "What became of a payment whose outcome was not known",
          params: z.object({ key: z.uuid() }),
          response: { 200: checkoutResponse, 404: errorResponse },
        },
      },
      async ({ params }) => {
        const attempt = await findAttempt(deps.db, "client_key", params.key);
        if (!attempt) throw new ApiError(404, "unknown-payment", "We do not know this payment.");
        return buildCheckoutResponse(deps, attempt);
      },
    );

    app.register(async (scope) => {
      scope.addContentTypeParser(
        "application/x-www-form-urlencoded",
        { parseAs: "string" },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.post(
        "/api/braintree/notices",
        {
          schema: {
            summary: "The gateway's webhook",
            body: z.object({ bt_signature: z.string(), bt_payload: z.string() }),
          },
        },
        async ({ body }, reply) => {
          const { bt_signature, bt_payload } = body as { bt_signature: string; bt_payload: string };
          if (!(await receiveWebhook(deps, bt_signature, bt_payload))) {
            throw new ApiError(403, "signature", "Not signed by the gateway.");
          }
          return reply.code(204).send();
        },
      );
    });
  };
