import { type ExportRange, exportQuery, invoicesQuery } from "@agency/contract/api/exports";
import { daysOfMonth } from "@agency/contract/format/months";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Deps } from "../../core/deps.ts";
import { localDate } from "../../core/local-time.ts";
import { exportBookkeeping } from "../bookkeeping-csv.ts";
import { exportLeads, exportOrders, exportPaymentRequests } from "../csv.ts";

import { exportSales } from "../sales-csv.ts";

const rangeOptions = { schema: { querystring: exportQuery } };

/** CSV files. */
export const deskExportRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/api/desk/leads.csv", rangeOptions, ({ query }, reply) =>
      setFileHeaders(reply, "leads", query).send(exportLeads(deps, query)),
    );

    app.get("/api/desk/payment-requests.csv", rangeOptions, async ({ query }, reply) =>
      setFileHeaders(reply, "payment-requests", query).send(
        exportPaymentRequests(deps, query, await localDate(deps)),
      ),
    );

    app.get("/api/desk/orders.csv", rangeOptions, ({ query }, reply) =>
      setFileHeaders(reply, "orders", query).send(exportOrders(deps, query)),
    );

    app.get("/api/desk/sales.csv", rangeOptions, ({ query }, reply) =>
      setFileHeaders(reply, "sales", query).send(exportSales(deps, query)),
    );

    app.get(
      "/api/desk/invoices.csv",
      { schema: { querystring: invoicesQuery } },
      ({ query: { month, ...days } }, reply) => {
        const range = month ? daysOfMonth(month) : days;
        return setFileHeaders(reply, "invoices", range).send(exportBookkeeping(deps, range));
      },
    );
  };

function setFileHeaders(reply: FastifyReply, name: string, { from, to }: ExportRange) {
  const days = [from && `from-${from}`, to && `to-${to}`];
  const fileName = [name, ...days].filter(Boolean).join("-");
  return reply
    .type("text/csv; charset=utf-8")
    .header("Content-Disposition", `attachment; filename="${fileName}.csv"`);
}
