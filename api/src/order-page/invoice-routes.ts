import { issueInvoiceBody } from "@agency/contract/api/invoices";
import { errorResponse, orderResponse } from "@agency/contract/api/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { findInvoice, issueInvoice, sendPdf } from "../invoices/invoices.ts";
import { enforceRateLimit } from "../rate-limits.ts";
import { buildOrderResponse, requireOrderAccess } from "./order-response.ts";

const withToken = z.object({ token: z.string().max(100) });
const refused = { 404: errorResponse, 410: errorResponse, 429: errorResponse };
/** A PDF takes a tenth of a second of somebody's processor. */
const ASKS = { hits: 30, seconds: 60 };

export const orderInvoiceRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/api/orders/:token/invoice",
      {
        schema: {
          summary: "Issues the order's one invoice; asked again, it answers with the same",
          params: withToken,
          body: issueInvoiceBody,
          response: { 200: orderResponse, 409: errorResponse, ...refused },
        },
      },
      async ({ params, body, ip }) => {
        await enforceRateLimit(deps, "invoice", ip, ASKS);
        const order = await requireOrderAccess(deps, params.token);
        await deps.db
          .transaction()
          .execute((trx) => issueInvoice(deps, trx, order.id, body, "buyer"));
        return buildOrderResponse(deps, order, params.token);
      },
    );

    app.get(
      "/api/orders/:token/invoices/:number",
      {
        schema: {
          summary: "The PDF of an invoice or a credit note",
          params: withToken.extend({ number: z.string().max(20) }),
          response: { 200: z.any(), ...refused },
        },
      },
      async ({ params, ip }, reply) => {
        await enforceRateLimit(deps, "invoice", ip, ASKS);
        const order = await requireOrderAccess(deps, params.token);
        const invoice = await findInvoice(deps.db, params.number);
        if (invoice?.order_id !== order.id)
          throw new ApiError(404, "unknown-invoice", "This order has no such invoice.");
        return sendPdf(deps, reply, invoice);
      },
    );
  };
