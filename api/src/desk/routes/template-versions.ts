import {
  announceVersionBody,
  templateVersionsResponse,
} from "@agency/contract/api/template-versions";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../../core/deps.ts";
import { announceVersion, listVersions } from "../../fulfillment/fulfillment.ts";

const response = { 200: templateVersionsResponse };

export const deskTemplateVersionRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/api/desk/template-versions", { schema: { response } }, () => readVersions(deps));

    app.post(
      "/api/desk/template-versions/:id/announce",
      {
        schema: {
          params: z.object({ id: z.string().max(60) }),
          body: announceVersionBody,
          response,
        },
      },
      async ({ params, body, session }) => {
        await announceVersion(deps, params.id, body.version, session.email);
        return readVersions(deps);
      },
    );
  };

async function readVersions(deps: Deps) {
  const versions = await listVersions(deps);
  return {
    rows: versions.map(({ template, announcement, ...version }) => ({
      ...{ id: template.id, name: template.name, ...version },
      announcement: announcement && {
        at: announcement.announced_at.toISOString(),
        by: announcement.owner,
        recipientCount: announcement.recipient_count,
      },
    })),
  };
}
