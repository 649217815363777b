import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { sql } from "kysely";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";

const ok = z.object({ ok: z.literal(true) });

export const healthRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/healthz", { schema: { summary: "The process runs", response: { 200: ok } } }, () => ({
      ok: true as const,
    }));
    app.get(
      "/readyz",
      { schema: { summary: "Database and queue are reachable", response: { 200: ok } } },
      async () => {
        try {
          await sql`select 1 from leads, pgboss.version limit 1`.execute(deps.db);
        } catch (error) {
          throw new ApiError(503, "not-ready", "Not ready.", String(error));
        }
        return { ok: true as const };
      },
    );
  };
