import {
  deleteWebhookResponse,
  deskWebhook,
  webhookBody,
  webhookDeliveriesQuery,
  webhookDeliveriesResponse,
  webhookDeliveryDetail,
  webhookSecretResponse,
  webhooksResponse,
} from "@agency/contract/api/webhooks";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../../core/deps.ts";
import { ApiError } from "../../core/errors.ts";
import {
  createSubscription,
  deleteSubscription,
  resendDelivery,
  rotateSecret,
  sendTestEvent,
  updateSubscription,
} from "../../webhooks/webhooks.ts";
import { requireRecentPasskey } from "../sessions.ts";
import {
  listWebhookDeliveries,
  listWebhooks,
  readWebhook,
  readWebhookDelivery,
} from "../webhooks.ts";

const params = z.object({ id: z.coerce.number().int().positive() });

/** Changes need a recent passkey, because a webhook sends personal data to its address. */
export const deskWebhookRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const requireWebhook = async (id: number) => {
      const webhook = await readWebhook(deps, id);
      if (!webhook) throw new ApiError(404, "unknown-webhook", "This webhook no longer exists.");
      return webhook;
    };
    const requireDelivery = async (id: number) => {
      const delivery = await readWebhookDelivery(deps, id);
      if (!delivery) throw new ApiError(404, "unknown-delivery", "This delivery no longer exists.");
      return delivery;
    };

    app.get("/api/desk/webhooks", { schema: { response: { 200: webhooksResponse } } }, () =>
      listWebhooks(deps),
    );

    app.post(
      "/api/desk/webhooks",
      { schema: { body: webhookBody, response: { 200: webhookSecretResponse } } },
      async ({ body, session }) => {
        requireRecentPasskey(session);
        const { id, secret } = await createSubscription(deps, body);
        return { webhook: await requireWebhook(id), secret };
      },
    );

    app.put(
      "/api/desk/webhooks/:id",
      { schema: { params, body: webhookBody, response: { 200: deskWebhook } } },
      async ({ params: { id }, body, session }) => {
        requireRecentPasskey(session);
        await requireWebhook(id);
        await updateSubscription(deps, id, body);
        return requireWebhook(id);
      },
    );

    app.delete(
      "/api/desk/webhooks/:id",
      { schema: { params, response: { 200: deleteWebhookResponse } } },
      async ({ params: { id }, session }) => {
        requireRecentPasskey(session);
        await deleteSubscription(deps, id);
        return { ok: true as const };
      },
    );

    app.post(
      "/api/desk/webhooks/:id/rotate-secret",
      { schema: { params, response: { 200: webhookSecretResponse } } },
      async ({ params: { id }, session }) => {
        requireRecentPasskey(session);
        await requireWebhook(id);
        const secret = await rotateSecret(deps, id);
        return { webhook: await requireWebhook(id), secret };
      },
    );

    app.post(
      "/api/desk/webhooks/:id/test",
      { schema: { params, response: { 200: webhookDeliveryDetail } } },
      async ({ params: { id } }) => {
        await requireWebhook(id);
        return requireDelivery(await sendTestEvent(deps, id));
      },
    );

    app.get(
      "/api/desk/webhooks/:id/deliveries",
      {
        schema: {
          params,
          querystring: webhookDeliveriesQuery,
          response: { 200: webhookDeliveriesResponse },
        },
      },
      async ({ params: { id }, query }) => {
        await requireWebhook(id);
        return listWebhookDeliveries(deps, id, query);
      },
    );

    app.get(
      "/api/desk/webhook-deliveries/:id",
      { schema: { params, response: { 200: webhookDeliveryDetail } } },
      ({ params: { id } }) => requireDelivery(id),
    );

    app.post(
      "/api/desk/webhook-deliveries/:id/resend",
      { schema: { params, response: { 200: webhookDeliveryDetail } } },
      async ({ params: { id } }) => {
        await requireDelivery(id);
        await resendDelivery(deps, id);
        return requireDelivery(id);
      },
    );
  };
