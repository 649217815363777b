import {
  alertDetail,
  deletePersonalDataResponse,
  personalDataQuery,
  personalDataResponse,
  revenueResponse,
  searchQuery,
  searchResponse,
} from "@agency/contract/api/desk";
import { type ExportRange, exportQuery, invoicesQuery } from "@agency/contract/api/exports";
import { errorResponse } from "@agency/contract/api/orders";
import { reportsQuery, reportsResponse } from "@agency/contract/api/reports";
import { daysOfMonth } from "@agency/contract/format/months";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { resolveAlert, retryJobs } from "../../alerts/alerts.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../errors.ts";
import { findInvoice, sendPdf } from "../../invoices/invoices.ts";
import { localDate } from "../../local-time.ts";
import { formatPaymentRequestNumber } from "../../payment-requests/payment-requests.ts";
import { readAlert } from "../alerts.ts";
import { bookkeepingCsv } from "../bookkeeping-csv.ts";
import { leadsCsv, ordersCsv, requestsCsv } from "../csv.ts";
import { describeInvoice } from "../invoices.ts";
import { deletePersonalData, exportPersonalData } from "../personal-data.ts";
import { getReports } from "../reports.ts";
import { getRevenue } from "../revenue.ts";
import { search } from "../search.ts";
import { requireRecentPasskey } from "../sessions.ts";

const params = z.object({ id: z.coerce.number().int().positive() });

/** Money, alerts, search, and what goes out of the house. */
export const deskRestRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/api/desk/money", { schema: { response: { 200: revenueResponse } } }, () =>
      getRevenue(deps),
    );

    const read = async (id: number) => {
      const alert = await readAlert(deps, id);
      if (!alert) throw new ApiError(404, "unknown-alert", "There is no such alert.");
      return alert;
    };
    const answered = { 200: alertDetail, 404: errorResponse, 409: errorResponse };

    app.get("/api/desk/alerts/:id", { schema: { params, response: answered } }, ({ params }) =>
      read(params.id),
    );

    app.post(
      "/api/desk/alerts/:id/resolution",
      { schema: { params, response: answered } },
      async ({ params: { id }, session }) => {
        const before = await read(id);
        if (await resolveAlert(deps, id, session.email)) return read(id);
        const { resolvedBy = "Somebody" } = before;
        throw new ApiError(409, "changed", `${resolvedBy} was quicker. This is done already.`);
      },
    );

    app.post(
      "/api/desk/alerts/:id/retry",
      { schema: { params, response: answered } },
      async ({ params: { id } }) => {
        await read(id);
        if (await retryJobs(deps, id)) return read(id);
        throw new ApiError(409, "changed", "The job works again. There is nothing left to retry.");
      },
    );

    app.get(
      "/api/desk/search",
      { schema: { querystring: searchQuery, response: { 200: searchResponse } } },
      ({ query }) => search(deps, query.q),
    );

    app.get(
      "/api/desk/personal-data",
      { schema: { querystring: personalDataQuery, response: { 200: personalDataResponse } } },
      async ({ query }) => {
        const { leads, orders, requests, invoices } = await exportPersonalData(
          deps.db,
          query.email,
        );
        return {
          leads: leads.map(({ received_at, name, email, phone, message }) => ({
            ...{ receivedAt: received_at.toISOString(), name, email, phone, message },
          })),
          orders: orders.map((order) => ({
            ...{ number: order.number, state: order.state, totalCents: order.total_cents },
            placedAt: order.placed_at.toISOString(),
            buyerName: order.buyer_name ?? undefined,
            billingAddress: order.billing_address ?? undefined,
          })),
          requests: requests.map(({ id, created_at, title, total_cents }) => ({
            ...{ number: formatPaymentRequestNumber(id), title, totalCents: total_cents },
            writtenAt: created_at.toISOString(),
          })),
          invoices: invoices.map(describeInvoice),
        };
      },
    );

    app.post(
      "/api/desk/personal-data/deletion",
      { schema: { body: personalDataQuery, response: { 200: deletePersonalDataResponse } } },
      ({ body, session }) => {
        requireRecentPasskey(session);
        return deletePersonalData(deps, body.email);
      },
    );

    app.get(
      "/api/desk/numbers",
      { schema: { querystring: reportsQuery, response: { 200: reportsResponse } } },
      ({ query }) => getReports(deps, query.year),
    );

    const asFile = (reply: FastifyReply, name: string, { from, to }: ExportRange) => {
      const days = [from && `from-${from}`, to && `to-${to}`];
      const fileName = [name, ...days].filter(Boolean).join("-");
      return reply
        .type("text/csv; charset=utf-8")
        .header("Content-Disposition", `attachment; filename="${fileName}.csv"`);
    };
    const ranged = { schema: { querystring: exportQuery } };
    app.get("/api/desk/leads.csv", ranged, ({ query }, reply) =>
      asFile(reply, "leads", query).send(leadsCsv(deps, query)),
    );
    app.get("/api/desk/requests.csv", ranged, async ({ query }, reply) =>
      asFile(reply, "requests", query).send(requestsCsv(deps, query, await localDate(deps))),
    );
    app.get("/api/desk/orders.csv", ranged, ({ query }, reply) =>
      asFile(reply, "orders", query).send(ordersCsv(deps, query)),
    );
    app.get(
      "/api/desk/invoices.csv",
      { schema: { querystring: invoicesQuery } },
      ({ query: { month, ...days } }, reply) => {
        const range = month ? daysOfMonth(month) : days;
        return asFile(reply, "invoices", range).send(bookkeepingCsv(deps, range));
      },
    );

    app.get(
      "/api/desk/invoices/:number",
      { schema: { params: z.object({ number: z.string().max(20) }) } },
      async ({ params }, reply) => {
        const invoice = await findInvoice(deps.db, params.number);
        if (!invoice) throw new ApiError(404, "unknown-invoice", "There is no such invoice.");
        return sendPdf(deps, reply, invoice);
      },
    );
  };
