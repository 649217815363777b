import { issueInvoiceBody } from "@agency/contract/api/invoices";
import { orderResponse } from "@agency/contract/api/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { enforceRateLimit } from "../core/rate-limits.ts";
import { findInvoice, issueInvoice, sendPdf } from "../invoices/invoices.ts";
import { buildOrderResponse, requireOrderAccess } from "./order-response.ts";

const tokenParams = z.object({ token: z.string().max(100) });
/** Rendering a PDF takes about 100 ms of CPU time. */
const RATE_LIMIT = { hits: 30, seconds: 60 };

export const orderInvoiceRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/api/orders/:token/invoice",
      {
        schema: {
          summary: "Issues the order's invoice, or returns the existing one",
          params: tokenParams,
          body: issueInvoiceBody,
          response: { 200: orderResponse },
        },
      },
      async ({ params, body, ip }) => {
        await enforceRateLimit(deps, "invoice", ip, RATE_LIMIT);
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
          summary: "Returns the PDF of an invoice or credit note",
          params: tokenParams.extend({ number: z.string().max(20) }),
        },
      },
      async ({ params, ip }, reply) => {
        await enforceRateLimit(deps, "invoice", ip, RATE_LIMIT);
        const order = await requireOrderAccess(deps, params.token);
        const invoice = await findInvoice(deps.db, params.number);
        if (invoice?.order_id !== order.id)
          throw new ApiError(404, "unknown-invoice", "This order has no invoice with this number.");
        return sendPdf(deps, reply, invoice);
      },
    );
  };
