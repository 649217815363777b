import { checkoutResponse } from "@agency/contract/api/checkout";
import { claimResponse, errorResponse } from "@agency/contract/api/orders";
import {
  acceptBody,
  claimInstallmentBody,
  payInstallmentBody,
  paymentPageResponse,
} from "@agency/contract/api/payment-requests";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { findInvoice, sendPdf } from "../invoices/invoices.ts";
import { orderPath } from "../orders/orders.ts";
import { sendOutcome } from "../payments/payments.ts";
import { enforceRateLimit } from "../rate-limits.ts";
import { acceptRequest, recordClientView } from "./acceptance.ts";
import { findInstallments } from "./installments.ts";
import { verifyPaymentRequestToken } from "./links.ts";
import { claimInstallment, payByCard } from "./pay.ts";
import { buildPaymentPageResponse } from "./payment-page.ts";

const params = z.object({ token: z.string().max(100) });
const refused = { 404: errorResponse, 409: errorResponse, 410: errorResponse, 429: errorResponse };

/** The client's page: who has the link reads, accepts and pays. */
export const paymentRequestRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const ACTS = { hits: 30, seconds: 60 };

    app.get(
      "/api/pay/:token",
      { schema: { params, response: { 200: paymentPageResponse, ...refused } } },
      async ({ params: { token } }) =>
        buildPaymentPageResponse(deps, await verifyPaymentRequestToken(deps, token), token),
    );

    app.get(
      "/api/pay/:token/invoices/:number",
      {
        schema: {
          params: params.extend({ number: z.string().max(20) }),
          response: { 200: z.any(), ...refused },
        },
      },
      async ({ params: { token, number }, ip }, reply) => {
        await enforceRateLimit(deps, "invoice", ip, ACTS);
        const { id } = await verifyPaymentRequestToken(deps, token);
        const instalments = await findInstallments(deps.db, id);
        const invoice = await findInvoice(deps.db, number);
        if (!invoice || !instalments.some((one) => one.id === invoice.instalment_id))
          throw new ApiError(404, "unknown-invoice", "This request has no such invoice.");
        return sendPdf(deps, reply, invoice);
      },
    );

    app.post(
      "/api/pay/:token/view",
      { schema: { params, response: { 204: z.null(), ...refused } } },
      async ({ params, ip }, reply) => {
        await enforceRateLimit(deps, "request", ip, ACTS);
        await recordClientView(deps, await verifyPaymentRequestToken(deps, params.token));
        return reply.code(204).send(null);
      },
    );

    app.post(
      "/api/pay/:token/acceptance",
      { schema: { params, body: acceptBody, response: { 200: paymentPageResponse, ...refused } } },
      async ({ params: { token }, body, ip }) => {
        await enforceRateLimit(deps, "request", ip, ACTS);
        await acceptRequest(deps, await verifyPaymentRequestToken(deps, token), body);
        return buildPaymentPageResponse(deps, await verifyPaymentRequestToken(deps, token), token);
      },
    );

    app.post(
      "/api/pay/:token/checkout",
      {
        schema: {
          summary: "Pays for an instalment; the amount is the request's",
          params,
          body: payInstallmentBody,
          response: { "2xx": checkoutResponse, "4xx": checkoutResponse },
        },
      },
      (request, reply) =>
        sendOutcome(deps, request, reply, async () => {
          const opened = await verifyPaymentRequestToken(deps, request.params.token);
          return payByCard(deps, opened, request.body, request);
        }),
    );

    app.post(
      "/api/pay/:token/claims",
      {
        schema: {
          params,
          body: claimInstallmentBody,
          response: { 201: claimResponse, ...refused },
        },
      },
      async ({ params, body, ip }, reply) => {
        await enforceRateLimit(deps, "claim", ip, { hits: 10, seconds: 60 * 60 });
        const order = await claimInstallment(
          deps,
          await verifyPaymentRequestToken(deps, params.token),
          body,
        );
        return reply.code(201).send({ number: order.number, orderPath: orderPath(deps, order) });
      },
    );
  };
