import { searchQuery, searchResponse } from "@agency/contract/api/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Deps } from "../../core/deps.ts";
import { search } from "../search.ts";

export const deskSearchRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/desk/search",
      { schema: { querystring: searchQuery, response: { 200: searchResponse } } },
      ({ query }) => search(deps, query.q),
    );
  };
