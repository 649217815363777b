import {
  changeEmailBody,
  noteBody,
  orderDetail,
  ordersQuery,
  ordersResponse,
  recordPaymentBody,
  recordPaymentResponse,
  setAccessBody,
} from "@agency/contract/api/desk";
import { issueInvoiceBody } from "@agency/contract/api/invoices";
import { errorResponse } from "@agency/contract/api/orders";
import { refundBody } from "@agency/contract/api/refunds";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { cancelClaim, confirmClaimAsPaid } from "../../claims/claims.ts";
import type { Order } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../errors.ts";
import {
  changeEmail,
  markContacted,
  recordPayment,
  resendDelivery,
  setAccess,
} from "../../fulfillment/fulfillment.ts";
import { findInvoiceByOrder, issueInvoice } from "../../invoices/invoices.ts";
import { type ActorRef, findOrderByNumber, recordEvent } from "../../orders/orders.ts";
import { requestPaymentSync, requestRefund } from "../../payments/payments.ts";
import { editConflictError } from "../edit-conflict.ts";
import { listOrders, readOrder } from "../orders.ts";
import { requireRecentPasskey } from "../sessions.ts";

const params = z.object({ number: z.string().max(20) });
const answered = { 200: orderDetail, 404: errorResponse, 409: errorResponse };
const unknown = new ApiError(404, "unknown-order", "There is no order with this number.");

const nowIs: Record<Order["state"], string> = {
  claimed: "still waits for its payment",
  pending: "is not paid",
  paid: "is paid",
  part_refunded: "is refunded in part",
  refunded: "is refunded",
  cancelled: "is cancelled",
};

export const deskOrderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (number: string) => {
      const order = await readOrder(deps, number);
      if (!order) throw unknown;
      return order;
    };

    /** Does it, and answers what the order is afterwards; tells who was quicker if it could not be done. */
    const change = async (number: string, act: (order: Order) => Promise<boolean>) => {
      const before = await findOrderByNumber(deps.db, number);
      if (!before) throw unknown;
      const changed = await act(before);
      const order = await read(number);
      if (!changed) throw editConflictError(order.events, `The order ${nowIs[order.state]}.`);
      return order;
    };
    const by = ({ session }: { session: { email: string } }): ActorRef => ({
      owner: session.email,
    });

    app.get(
      "/api/desk/orders",
      { schema: { querystring: ordersQuery, response: { 200: ordersResponse } } },
      ({ query }) => listOrders(deps, query),
    );

    app.get(
      "/api/desk/orders/:number",
      { schema: { params, response: answered } },
      async ({ params }) => {
        const order = await read(params.number);
        const paid = order.attempts.find(({ state }) => state === "captured");
        if (paid?.transactionId) await requestPaymentSync(deps, paid.transactionId);
        return order;
      },
    );

    app.post(
      "/api/desk/orders/:number/refunds",
      { schema: { params, body: refundBody, response: answered } },
      (request) => {
        requireRecentPasskey(request.session);
        return change(request.params.number, async ({ id }) => {
          await requestRefund(deps, id, request.body, by(request));
          return true;
        });
      },
    );

    app.post(
      "/api/desk/orders",
      {
        schema: {
          body: recordPaymentBody,
          response: { 200: recordPaymentResponse, 422: errorResponse },
        },
      },
      async (request) => {
        requireRecentPasskey(request.session);
        const number = await recordPayment(deps, request.body, by(request));
        if (!number) throw new ApiError(422, "unknown-item", "The catalog does not have this.");
        return { number };
      },
    );

    app.post(
      "/api/desk/orders/:number/invoice",
      { schema: { params, body: issueInvoiceBody, response: answered } },
      (request) =>
        change(request.params.number, async ({ id }) => {
          // It cannot be issued again with other words.
          if (await findInvoiceByOrder(deps.db, id)) return false;
          await deps.db
            .transaction()
            .execute((trx) => issueInvoice(deps, trx, id, request.body, by(request)));
          return true;
        }),
    );

    app.post(
      "/api/desk/orders/:number/confirmation",
      { schema: { params, response: answered } },
      (request) => {
        requireRecentPasskey(request.session);
        return change(request.params.number, ({ id }) => confirmClaimAsPaid(deps, id, by(request)));
      },
    );

    app.post(
      "/api/desk/orders/:number/cancellation",
      { schema: { params, response: answered } },
      (request) => change(request.params.number, ({ id }) => cancelClaim(deps, id, by(request))),
    );

    app.post(
      "/api/desk/orders/:number/resend",
      { schema: { params, response: answered } },
      (request) =>
        change(request.params.number, (order) => resendDelivery(deps, order, by(request))),
    );

    app.post(
      "/api/desk/orders/:number/email",
      { schema: { params, body: changeEmailBody, response: answered } },
      (request) => {
        requireRecentPasskey(request.session);
        return change(request.params.number, (order) =>
          changeEmail(deps, order, request.body.email, by(request)),
        );
      },
    );

    app.post(
      "/api/desk/orders/:number/contacted",
      { schema: { params, response: answered } },
      (request) =>
        change(request.params.number, (order) => markContacted(deps, order, by(request))),
    );

    app.post(
      "/api/desk/orders/:number/access",
      { schema: { params, body: setAccessBody, response: answered } },
      (request) =>
        change(request.params.number, (order) =>
          setAccess(deps, order, request.body.open, by(request)),
        ),
    );

    app.post(
      "/api/desk/orders/:number/notes",
      { schema: { params, body: noteBody, response: answered } },
      (request) =>
        change(request.params.number, async ({ id }) => {
          await recordEvent(deps.db, id, "note", by(request), { text: request.body.text });
          return true;
        }),
    );
  };
