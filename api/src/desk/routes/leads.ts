import {
  changeLeadStateBody,
  leadDetail,
  leadsQuery,
  leadsResponse,
  markSpamBody,
  noteBody,
  quarantinedLeadsResponse,
  snoozeBody,
} from "@agency/contract/api/desk";
import { errorResponse } from "@agency/contract/api/orders";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../errors.ts";
import {
  addLeadNote,
  changeLeadState,
  markQuarantinedAsSpam,
  releaseLead,
  snoozeLead,
} from "../../leads/leads.ts";
import { editConflictError } from "../edit-conflict.ts";
import { listLeads, listQuarantinedLeads, readLead } from "../leads.ts";

const params = z.object({ id: z.coerce.number().int().positive() });
const answered = { 200: leadDetail, 404: errorResponse, 409: errorResponse };

export const deskLeadRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (id: number) => {
      const lead = await readLead(deps, id);
      if (!lead) throw new ApiError(404, "unknown-lead", "This lead does not exist any more.");
      return lead;
    };

    app.get(
      "/api/desk/leads",
      { schema: { querystring: leadsQuery, response: { 200: leadsResponse } } },
      ({ query }) => listLeads(deps, query),
    );

    app.get("/api/desk/leads/:id", { schema: { params, response: answered } }, ({ params }) =>
      read(params.id),
    );

    app.post(
      "/api/desk/leads/:id/state",
      { schema: { params, body: changeLeadStateBody, response: answered } },
      async ({ params: { id }, body, session }) => {
        await read(id);
        const changed = await changeLeadState(deps, id, body, session.email);
        const lead = await read(id);
        if (!changed) throw editConflictError(lead.events, `This lead is ${lead.state} now.`);
        return lead;
      },
    );

    app.post(
      "/api/desk/leads/:id/snooze",
      { schema: { params, body: snoozeBody, response: answered } },
      async ({ params: { id }, body, session }) => {
        await read(id);
        await snoozeLead(deps, id, body.until ? new Date(body.until) : null, session.email);
        return read(id);
      },
    );

    app.post(
      "/api/desk/leads/:id/notes",
      { schema: { params, body: noteBody, response: answered } },
      async ({ params: { id }, body, session }) => {
        await read(id);
        await addLeadNote(deps, id, body.text, session.email);
        return read(id);
      },
    );

    app.get(
      "/api/desk/held-leads",
      { schema: { response: { 200: quarantinedLeadsResponse } } },
      () => listQuarantinedLeads(deps),
    );

    app.post(
      "/api/desk/held-leads/:id/release",
      { schema: { params, response: answered } },
      async ({ params: { id }, session }) => {
        await read(id);
        const released = await releaseLead(deps, id, session.email);
        const lead = await read(id);
        if (!released)
          throw editConflictError(lead.events, "This message is not held back any more.");
        return lead;
      },
    );

    app.post("/api/desk/held-leads/spam", { schema: { body: markSpamBody } }, async ({ body }) => {
      await markQuarantinedAsSpam(deps, body.ids);
      return { ok: true as const };
    });
  };
