import {
  deletePersonalDataResponse,
  personalDataQuery,
  personalDataResponse,
} from "@agency/contract/api/desk";
import { labelQuoteDetails } from "@agency/contract/format/quote-details";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Deps } from "../../core/deps.ts";
import { formatPaymentRequestNumber } from "../../payment-requests/payment-requests.ts";
import { describeInvoice } from "../invoices.ts";
import { deletePersonalData, exportPersonalData } from "../personal-data.ts";
import { requireRecentPasskey } from "../sessions.ts";

export const deskPersonalDataRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/desk/personal-data",
      { schema: { querystring: personalDataQuery, response: { 200: personalDataResponse } } },
      async ({ query }) => {
        const { leads, orders, requests, invoices } = await exportPersonalData(
          deps.db,
          query.email,
        );
        return {
          leads: leads.map(({ received_at, name, email, phone, details, message, replies }) => ({
            ...{ receivedAt: received_at.toISOString(), name, email, phone, message },
            details: labelQuoteDetails(details),
            replies: replies.map(({ written_at, owner_name, message }) => ({
              ...{ at: written_at.toISOString(), owner: owner_name, message },
            })),
          })),
          orders: orders.map((order) => ({
            ...{ number: order.number, state: order.state, totalCents: order.total_cents },
            placedAt: order.placed_at.toISOString(),
            buyerName: order.buyer_name ?? undefined,
            billingAddress: order.billing_address ?? undefined,
            messages: order.messages.map(({ writtenAt, ownerName, message }) => ({
              ...{ at: writtenAt.toISOString(), owner: ownerName, message },
            })),
          })),
          requests: requests.map(({ id, created_at, title, total_cents }) => ({
            ...{ number: formatPaymentRequestNumber(id), title, totalCents: total_cents },
            createdAt: created_at.toISOString(),
          })),
          invoices: invoices.map(describeInvoice),
        };
      },
    );

    app.post(
      "/api/desk/personal-data/delete",
      { schema: { body: personalDataQuery, response: { 200: deletePersonalDataResponse } } },
      ({ body, session }) => {
        requireRecentPasskey(session);
        return deletePersonalData(deps, body.email);
      },
    );
  };
