import { personQuery, personResponse } from "@agency/contract/api/people";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../../core/deps.ts";
import { ApiError } from "../../core/errors.ts";
import { readPerson } from "../people.ts";

const params = z.object({ id: z.string().max(40) });

export const deskPeopleRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "/api/desk/people/:id",
      { schema: { params, querystring: personQuery, response: { 200: personResponse } } },
      async ({ params, query }) => {
        const person = await readPerson(deps, params.id, query);
        if (!person) throw new ApiError(404, "unknown-person", "Person not found.");
        return person;
      },
    );
  };
