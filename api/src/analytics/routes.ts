import { pageViewBody } from "@agency/contract/api/page-views";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { isbot } from "isbot";
import type { Deps } from "../deps.ts";
import { enforceRateLimit } from "../rate-limits.ts";
import { isOwnOrigin } from "../site-origin.ts";
import { recordPageView } from "./page-views.ts";

/** Of one network: an office of readers, and not a machine. */
const flood = { hits: 300, seconds: 60 };

export const pageViewRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/api/seen",
      {
        bodyLimit: 1024,
        schema: { summary: "A page of the site was opened", body: pageViewBody },
      },
      async (request, reply) => {
        const { headers, body } = request;
        const wantsNotToBeSeen = headers["sec-gpc"] === "1" || headers.dnt === "1";
        const fromSite = headers.origin && isOwnOrigin(headers.origin, deps.settings.SITE_URL);
        const program = !headers["user-agent"] || isbot(headers["user-agent"]);
        if (fromSite && !program && !wantsNotToBeSeen) {
          await enforceRateLimit(deps, "seen", request.ip, flood);
          await recordPageView(deps, request, body);
        }
        return reply.code(204).send();
      },
    );
  };
