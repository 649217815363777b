import {
  changeEmailBody,
  messageBuyerBody,
  noteBody,
  orderDetail,
  ordersQuery,
  ordersResponse,
  recordPaymentBody,
  recordPaymentResponse,
  setAccessBody,
} from "@agency/contract/api/desk";
import { issueInvoiceBody } from "@agency/contract/api/invoices";
import {
  disputeAcceptanceBody,
  disputeEvidenceBody,
  refundBody,
} from "@agency/contract/api/refunds";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { cancelClaim, confirmClaimAsPaid } from "../../claims/claims.ts";
import type { Deps } from "../../core/deps.ts";
import { ApiError } from "../../core/errors.ts";
import type { Order } from "../../db/tables.ts";
import {
  markContacted,
  messageBuyer,
  recordPayment,
  resendDelivery,
  setAccess,
} from "../../fulfillment/fulfillment.ts";
import { findInvoiceByOrder, issueInvoice } from "../../invoices/invoices.ts";
import { findOrderByNumber, lockOrder, recordEvent } from "../../orders/orders.ts";
import {
  requestDisputeResponse,
  requestPaymentSync,
  requestRefund,
} from "../../payments/payments.ts";
import { changeEmail } from "../change-email.ts";
import { editConflictError } from "../edit-conflict.ts";
import { listOrders } from "../order-list.ts";
import { readOrder } from "../orders.ts";
import { requireRecentPasskey } from "../sessions.ts";
import { createActions } from "./actions.ts";

const params = z.object({ number: z.string().max(20) });
const response = { 200: orderDetail };
const notFound = new ApiError(404, "unknown-order", "Order not found.");

const stateTexts: Record<Order["state"], string> = {
  claimed: "is awaiting confirmation",
  pending: "is not paid",
  paid: "is paid",
  partially_refunded: "is partially refunded",
  refunded: "is refunded",
  canceled: "is canceled",
};

export const deskOrderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const requireOrder = async (number: string) => {
      const order = await readOrder(deps, number);
      if (!order) throw notFound;
      return order;
    };

    const { addAction, change } = createActions(app, {
      path: "/api/desk/orders",
      find: async (number) => {
        const order = await findOrderByNumber(deps.db, number);
        if (!order) throw notFound;
        return order;
      },
      read: requireOrder,
      detail: orderDetail,
      buildConflict: ({ events, state }) =>
        editConflictError("order", events, `It ${stateTexts[state]}.`),
    });

    app.get(
      "/api/desk/orders",
      { schema: { querystring: ordersQuery, response: { 200: ordersResponse } } },
      ({ query }) => listOrders(deps, query),
    );

    app.get("/api/desk/orders/:number", { schema: { params, response } }, async ({ params }) => {
      const order = await requireOrder(params.number);
      const paid = order.attempts.find(({ state }) => state === "captured");
      if (paid?.transactionId) await requestPaymentSync(deps, paid.transactionId);
      return order;
    });

    app.post(
      "/api/desk/orders",
      { schema: { body: recordPaymentBody, response: { 200: recordPaymentResponse } } },
      async ({ body, session }) => {
        requireRecentPasskey(session);
        const order = await recordPayment(deps, body, { owner: session.email });
        if (!order) throw new ApiError(422, "unknown-item", "This item is not in the catalog.");
        return order;
      },
    );

    addAction("confirm", { needsPasskey: true }, ({ id }, by) => confirmClaimAsPaid(deps, id, by));

    addAction("cancel", {}, ({ id }, by) => cancelClaim(deps, id, by));

    addAction("refunds", { body: refundBody, needsPasskey: true }, ({ id }, by, body) =>
      requestRefund(deps, id, body, by),
    );

    addAction(
      "dispute-evidence",
      { body: disputeEvidenceBody, needsPasskey: true },
      ({ id }, by, body) => requestDisputeResponse(deps, id, { ...body, kind: "evidence" }, by),
    );

    addAction(
      "dispute-acceptance",
      { body: disputeAcceptanceBody, needsPasskey: true },
      ({ id }, by, body) => requestDisputeResponse(deps, id, { ...body, kind: "acceptance" }, by),
    );

    addAction("invoice", { body: issueInvoiceBody }, ({ id }, by, body) =>
      deps.db.transaction().execute(async (trx) => {
        await lockOrder(trx, id);
        // An issued invoice cannot be changed.
        if (await findInvoiceByOrder(trx, id)) return false;
        return issueInvoice(deps, trx, id, body, by);
      }),
    );

    addAction("resend", {}, (order, by) => resendDelivery(deps, order, by));

    addAction("email", { body: changeEmailBody, needsPasskey: true }, (order, by, { email }) =>
      changeEmail(deps, order, email, by),
    );

    addAction("contacted", {}, (order, by) => markContacted(deps, order, by));

    app.post(
      "/api/desk/orders/:number/messages",
      { schema: { params, body: messageBuyerBody, response } },
      ({ params: { number }, body, session }) =>
        change(number, ({ id }) => messageBuyer(deps, id, body, session)),
    );

    addAction("access", { body: setAccessBody }, (order, by, { hasAccess }) =>
      setAccess(deps, order, hasAccess, by),
    );

    addAction("notes", { body: noteBody }, ({ id }, by, { text }) =>
      recordEvent(deps.db, id, "note", by, { text }),
    );
  };
