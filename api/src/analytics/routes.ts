import { pageViewBody } from "@agency/contract/api/page-views";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { isbot } from "isbot";
import type { Deps } from "../core/deps.ts";
import { enforceRateLimit } from "../core/rate-limits.ts";
import { isOwnOrigin } from "../core/site-origin.ts";
import { recordPageView } from "./page-views.ts";

/** Per network: enough for an office of visitors, too little for a script. */
const viewLimit = { hits: 300, seconds: 60 };

export const pageViewRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "/api/page-views",
      {
        bodyLimit: 1024,
        schema: { summary: "Record a page view", body: pageViewBody },
      },
      async (request, reply) => {
        const { headers, body } = request;
        const optsOut = headers["sec-gpc"] === "1" || headers.dnt === "1";
        const isFromSite = headers.origin && isOwnOrigin(headers.origin, deps.settings.SITE_URL);
        const isBotRequest = !headers["user-agent"] || isbot(headers["user-agent"]);
        if (isFromSite && !isBotRequest && !optsOut) {
          await enforceRateLimit(deps, "seen", request.ip, viewLimit);
          await recordPageView(deps, request, body);
        }
        return reply.code(204).send();
      },
    );
  };
