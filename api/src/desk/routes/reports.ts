import { revenueResponse } from "@agency/contract/api/desk";
import { reportsQuery, reportsResponse } from "@agency/contract/api/reports";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Deps } from "../../core/deps.ts";
import { getReports } from "../reports.ts";
import { getRevenue } from "../revenue.ts";

export const deskReportRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/api/desk/revenue", { schema: { response: { 200: revenueResponse } } }, () =>
      getRevenue(deps),
    );

    app.get(
      "/api/desk/reports",
      { schema: { querystring: reportsQuery, response: { 200: reportsResponse } } },
      ({ query }) => getReports(deps, query.year),
    );
  };
