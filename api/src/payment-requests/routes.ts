import { checkoutResponse } from "@agency/contract/api/checkout";
import { claimResponse } from "@agency/contract/api/orders";
import {
  acceptBody,
  claimInstallmentBody,
  payInstallmentBody,
  paymentPageResponse,
} from "@agency/contract/api/payment-requests";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { enforceRateLimit } from "../core/rate-limits.ts";
import { findInstallments } from "../installments/installments.ts";
import { findInvoice, sendPdf } from "../invoices/invoices.ts";
import { orderPath } from "../orders/orders.ts";
import { payAndReply } from "../payments/payments.ts";
import { acceptRequest, recordClientView } from "./acceptance.ts";
import { verifyPaymentRequestToken } from "./links.ts";
import { claimInstallment, payByCard } from "./pay.ts";
import { buildPaymentPageResponse } from "./payment-page.ts";

const params = z.object({ token: z.string().max(100) });

/** The client's page. The signed link is the only credential. */
export const paymentRequestRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const rateLimit = { hits: 30, seconds: 60 };

    app.get(
      "/api/pay/:token",
      { schema: { params, response: { 200: paymentPageResponse } } },
      async ({ params: { token } }) =>
        buildPaymentPageResponse(deps, await verifyPaymentRequestToken(deps, token), token),
    );

    app.get(
      "/api/pay/:token/invoices/:number",
      { schema: { params: params.extend({ number: z.string().max(20) }) } },
      async ({ params: { token, number }, ip }, reply) => {
        await enforceRateLimit(deps, "invoice", ip, rateLimit);
        const { id } = await verifyPaymentRequestToken(deps, token);
        const installments = await findInstallments(deps.db, id);
        const invoice = await findInvoice(deps.db, number);
        if (!invoice || !installments.some(({ id }) => id === invoice.installment_id))
          throw new ApiError(404, "unknown-invoice", "Invoice not found.");
        return sendPdf(deps, reply, invoice);
      },
    );

    app.post(
      "/api/pay/:token/view",
      { schema: { params, response: { 204: z.null() } } },
      async ({ params, ip }, reply) => {
        await enforceRateLimit(deps, "request", ip, rateLimit);
        await recordClientView(deps, await verifyPaymentRequestToken(deps, params.token));
        return reply.code(204).send(null);
      },
    );

    app.post(
      "/api/pay/:token/accept",
      { schema: { params, body: acceptBody, response: { 200: paymentPageResponse } } },
      async ({ params: { token }, body, ip }) => {
        await enforceRateLimit(deps, "request", ip, rateLimit);
        await acceptRequest(deps, await verifyPaymentRequestToken(deps, token), body);
        return buildPaymentPageResponse(deps, await verifyPaymentRequestToken(deps, token), token);
      },
    );

    app.post(
      "/api/pay/:token/checkout",
      {
        schema: {
          summary: "Pay an installment",
          params,
          body: payInstallmentBody,
          response: { "2xx": checkoutResponse, "4xx": checkoutResponse },
        },
      },
      (request, reply) =>
        payAndReply(deps, request, reply, async () => {
          const paymentRequest = await verifyPaymentRequestToken(deps, request.params.token);
          return payByCard(deps, paymentRequest, request.body, request);
        }),
    );

    app.post(
      "/api/pay/:token/claims",
      { schema: { params, body: claimInstallmentBody, response: { 201: claimResponse } } },
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
