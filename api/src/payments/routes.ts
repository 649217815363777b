import { checkoutBody, checkoutResponse, clientTokenResponse } from "@agency/contract/api/checkout";
import formBody from "@fastify/formbody";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { enforceRateLimit } from "../core/rate-limits.ts";
import { findAttempt } from "./attempts.ts";
import { checkOut } from "./checkout.ts";
import { withDefaults } from "./checkout-defaults.ts";
import { buildCheckoutResponse } from "./checkout-response.ts";
import { alertIfApiKeysRejected, payAndReply } from "./pay-and-reply.ts";
import { receiveWebhook } from "./webhooks.ts";

export const checkoutRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const reportAndRethrow = async (error: unknown): Promise<never> => {
      await alertIfApiKeysRejected(deps, error);
      throw error;
    };

    app.get(
      "/api/client_token",
      { schema: { response: { 200: clientTokenResponse } } },
      async ({ ip }) => {
        await enforceRateLimit(deps, "client-token", ip, { hits: 30, seconds: 60 });
        const { PAYMENT_FORM: paymentForm, BRAINTREE_ENVIRONMENT } = deps.settings;
        return {
          clientToken: await deps.gateway.clientToken().catch(reportAndRethrow),
          paymentForm,
          ...(BRAINTREE_ENVIRONMENT !== "production" && { isTestMode: true as const }),
        };
      },
    );

    app.post(
      "/api/checkout",
      {
        schema: {
          summary: "Places and charges an order at the catalog's price",
          body: checkoutBody,
          response: { "2xx": checkoutResponse, "4xx": checkoutResponse },
        },
      },
      (request, reply) =>
        payAndReply(deps, request, reply, () =>
          checkOut(deps, withDefaults(request.body), request),
        ),
    );

    app.get(
      "/api/checkout/:attemptKey",
      {
        schema: {
          summary: "Returns the outcome of a payment attempt",
          params: z.object({ attemptKey: z.uuid() }),
          response: { 200: checkoutResponse },
        },
      },
      async ({ params }) => {
        const attempt = await findAttempt(deps.db, "attempt_key", params.attemptKey);
        if (!attempt) throw new ApiError(404, "unknown-payment", "Payment not found.");
        return buildCheckoutResponse(deps, attempt);
      },
    );

    app.register(async (scope) => {
      await scope.register(formBody);
      scope.post(
        "/api/braintree/webhooks",
        {
          schema: {
            summary: "Receives a webhook from the gateway",
            body: z.object({ bt_signature: z.string(), bt_payload: z.string() }),
          },
        },
        async ({ body }, reply) => {
          const { bt_signature, bt_payload } = body as { bt_signature: string; bt_payload: string };
          if (!(await receiveWebhook(deps, bt_signature, bt_payload))) {
            throw new ApiError(403, "signature", "The webhook signature is invalid.");
          }
          return reply.code(204).send();
        },
      );
    });
  };
