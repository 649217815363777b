import { leadAnswer, leadFields, leadStampAnswer, leadStampHeader } from "@agency/contract/leads";
import { problem } from "@agency/contract/orders";
import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Deps } from "../deps.ts";
import { Refusal } from "../errors.ts";
import { limit } from "../rate-limits.ts";
import { recordLead, stampForm } from "./leads.ts";
import { thanksPage } from "./thanks-page.ts";

/** Of one address: far above what a person sends, far below what would hurt. */
const flood = { hits: 60, seconds: 60 };

export const leadRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart, {
      limits: { files: 0, fields: 12, fieldNameSize: 100, fieldSize: 64 * 1024, parts: 12 },
    });

    app.get("/api/contact", { schema: { response: { 200: leadStampAnswer } } }, async (request) => {
      await limit(deps, "form", request.ip, flood);
      return { stamp: await stampForm(deps) };
    });

    app.post(
      "/api/contact",
      {
        schema: {
          summary: "A request for a quote, as multipart form data",
          response: { 200: leadAnswer, 400: problem, 413: problem, 429: problem },
        },
      },
      async (request, reply) => {
        await limit(deps, "contact", request.ip, flood);
        const stamp = request.headers[leadStampHeader];
        await recordLead(deps, await readFields(request), {
          address: request.ip,
          origin: request.headers.origin,
          stamp: typeof stamp === "string" ? stamp : undefined,
        });
        if (request.headers.accept?.includes("application/json")) return { ok: true as const };
        // A form sent without JavaScript arrives as a page of its own.
        reply.type("text/html; charset=utf-8");
        return reply
          .serializer((page: string) => page)
          .send(thanksPage(deps.settings.SITE_URL) as never);
      },
    );
  };

async function readFields(request: FastifyRequest) {
  if (!request.isMultipart())
    throw new Refusal(415, "not-a-form", "Please send the form as it is.");
  const given = new Map<string, string>();
  for await (const part of request.parts()) {
    if (part.type === "file" || typeof part.value !== "string") continue;
    if (part.valueTruncated) throw new Refusal(413, "too-long", `Too long: ${part.fieldname}.`);
    given.set(part.fieldname, part.value);
  }
  const read = leadFields.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  const wrong = [...new Set(read.error.issues.map(({ path }) => String(path[0])))];
  throw new Refusal(400, "invalid", `Please check: ${wrong.join(", ")}.`);
}
