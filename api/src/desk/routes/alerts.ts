import { alertDetail } from "@agency/contract/api/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { resolveAlert, retryJobs } from "../../alerts/alerts.ts";
import type { Deps } from "../../core/deps.ts";
import { ApiError } from "../../core/errors.ts";
import { readAlert } from "../alerts.ts";

const params = z.object({ id: z.coerce.number().int().positive() });
const response = { 200: alertDetail };

export const deskAlertRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const requireAlert = async (id: number) => {
      const alert = await readAlert(deps, id);
      if (!alert) throw new ApiError(404, "unknown-alert", "Alert not found.");
      return alert;
    };

    app.get("/api/desk/alerts/:id", { schema: { params, response } }, ({ params }) =>
      requireAlert(params.id),
    );

    app.post(
      "/api/desk/alerts/:id/resolve",
      { schema: { params, response } },
      async ({ params: { id }, session }) => {
        const { resolvedBy } = await requireAlert(id);
        if (await resolveAlert(deps, id, session.email)) return requireAlert(id);
        const message = resolvedBy
          ? `${resolvedBy} already resolved this alert.`
          : "This alert is already resolved.";
        throw new ApiError(409, "edit-conflict", message);
      },
    );

    app.post(
      "/api/desk/alerts/:id/retry",
      { schema: { params, response } },
      async ({ params: { id } }) => {
        await requireAlert(id);
        if (await retryJobs(deps, id)) return requireAlert(id);
        const message = "The job already succeeded. There is nothing to retry.";
        throw new ApiError(409, "edit-conflict", message);
      },
    );
  };
