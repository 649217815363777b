import {
  changeLeadStateBody,
  leadDetail,
  leadIdsBody,
  leadsQuery,
  leadsResponse,
  noteBody,
  quarantinedLeadsResponse,
  replyToLeadBody,
  snoozeBody,
} from "@agency/contract/api/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../../core/deps.ts";
import { ApiError } from "../../core/errors.ts";
import {
  addLeadNote,
  changeLeadState,
  markQuarantinedLeads,
  recordResponse,
  releaseLead,
  replyToLead,
  snoozeLead,
} from "../../leads/leads.ts";
import { editConflictError } from "../edit-conflict.ts";
import { listLeads, listQuarantinedLeads, readLead } from "../leads.ts";

const params = z.object({ id: z.coerce.number().int().positive() });
const response = { 200: leadDetail };

export const deskLeadRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const requireLead = async (id: number) => {
      const lead = await readLead(deps, id);
      if (!lead) throw new ApiError(404, "unknown-lead", "This lead no longer exists.");
      return lead;
    };

    app.get(
      "/api/desk/leads",
      { schema: { querystring: leadsQuery, response: { 200: leadsResponse } } },
      ({ query }) => listLeads(deps, query),
    );

    app.get("/api/desk/leads/:id", { schema: { params, response } }, ({ params }) =>
      requireLead(params.id),
    );

    app.post(
      "/api/desk/leads/:id/state",
      { schema: { params, body: changeLeadStateBody, response } },
      async ({ params: { id }, body, session }) => {
        await requireLead(id);
        const changed = await changeLeadState(deps, id, body, session.email);
        const lead = await requireLead(id);
        if (!changed) throw editConflictError("lead", lead.events, `It is now ${lead.state}.`);
        return lead;
      },
    );

    app.post(
      "/api/desk/leads/:id/snooze",
      { schema: { params, body: snoozeBody, response } },
      async ({ params: { id }, body, session }) => {
        await requireLead(id);
        await snoozeLead(deps, id, body.until ? new Date(body.until) : null, session.email);
        return requireLead(id);
      },
    );

    app.post(
      "/api/desk/leads/:id/notes",
      { schema: { params, body: noteBody, response } },
      async ({ params: { id }, body, session }) => {
        await requireLead(id);
        await addLeadNote(deps, id, body.text, session.email);
        return requireLead(id);
      },
    );

    app.post(
      "/api/desk/leads/:id/replies",
      { schema: { params, body: replyToLeadBody, response } },
      async ({ params: { id }, body, session }) => {
        const replied = await replyToLead(deps, id, body, session);
        const lead = await requireLead(id);
        if (!replied) throw editConflictError("lead", lead.events, `It is now ${lead.state}.`);
        return lead;
      },
    );

    app.post(
      "/api/desk/leads/:id/response-received",
      { schema: { params, response } },
      async ({ params: { id }, session }) => {
        await requireLead(id);
        const ended = await recordResponse(deps, id, session.email);
        const lead = await requireLead(id);
        if (!ended) throw editConflictError("lead", lead.events, "It is not awaiting a response.");
        return lead;
      },
    );

    app.get(
      "/api/desk/quarantined-leads",
      { schema: { response: { 200: quarantinedLeadsResponse } } },
      () => listQuarantinedLeads(deps),
    );

    app.post(
      "/api/desk/quarantined-leads/:id/release",
      { schema: { params, response } },
      async ({ params: { id }, session }) => {
        await requireLead(id);
        const released = await releaseLead(deps, id, session.email);
        const lead = await requireLead(id);
        if (!released)
          throw editConflictError("lead", lead.events, "It is no longer in quarantine.");
        return lead;
      },
    );

    for (const action of ["mark-spam", "mark-new"] as const)
      app.post(
        `/api/desk/quarantined-leads/${action}`,
        { schema: { body: leadIdsBody } },
        async ({ body }) => {
          await markQuarantinedLeads(deps, body.ids, action);
          return { ok: true as const };
        },
      );
  };
