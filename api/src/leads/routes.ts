import {
  formStartedResponse,
  leadFields,
  leadResponse,
  quarantinedLead,
} from "@agency/contract/api/leads";
import { errorResponse } from "@agency/contract/api/orders";
import { formStartedHeader } from "@agency/contract/limits/form-started-header";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { enforceRateLimit } from "../rate-limits.ts";
import { issueFormToken, recordLead } from "./leads.ts";
import { failedPage, pagePolicy, thanksPage } from "./no-script-pages.ts";
import { getQuarantinedLead, releaseQuarantinedLead } from "./quarantine.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** How many quote requests this address has sent within the last minute, this one among them. */
    tries: number;
  }
}

/** Of one address: far above what a person sends, far below what would hurt. */
const flood = { hits: 60, seconds: 60 };

const reviewed = {
  schema: {
    params: z.object({ token: z.string().max(100) }),
    response: { 200: quarantinedLead, 404: errorResponse, 410: errorResponse },
  },
};

export const leadRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.decorateRequest("tries", 0);
    app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, readForm);

    app.get(
      "/api/contact",
      { schema: { response: { 200: formStartedResponse } } },
      async (request) => {
        await enforceRateLimit(deps, "form", request.ip, flood);
        return issueFormToken(deps);
      },
    );

    app.post(
      "/api/contact",
      {
        // Counted before the body is read: parsing a form takes longer than refusing it.
        onRequest: async (request) => {
          request.tries = await enforceRateLimit(deps, "contact", request.ip, flood);
        },
        // 20,000 characters of a message, in any alphabet.
        bodyLimit: 128 * 1024,
        onSend: asPage,
        schema: {
          summary: "A request for a quote, as multipart form data",
          response: {
            200: leadResponse,
            400: errorResponse,
            413: errorResponse,
            429: errorResponse,
          },
        },
      },
      async (request) => {
        const stamp = request.headers[formStartedHeader];
        await recordLead(deps, readFields(request.body), {
          browser: request,
          tries: request.tries,
          origin: request.headers.origin,
          stamp: typeof stamp === "string" ? stamp : undefined,
        });
        return { ok: true as const };
      },
    );

    app.get("/api/held-leads/:token", reviewed, ({ params }) =>
      getQuarantinedLead(deps, params.token),
    );

    app.post("/api/held-leads/:token/release", reviewed, ({ params }) =>
      releaseQuarantinedLead(deps, params.token),
    );
  };

/** A form sent without JavaScript is a navigation of its own: whatever is answered, its visitor sees a page. */
async function asPage(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (!request.headers.accept?.includes("text/html")) return payload;
  reply.type("text/html; charset=utf-8").header("Content-Security-Policy", pagePolicy);
  const { error } = JSON.parse(String(payload));
  return error ? failedPage(error) : thanksPage;
}

async function readForm({ headers }: FastifyRequest, body: Buffer) {
  try {
    const type = { "Content-Type": headers["content-type"] ?? "" };
    return await new Response(new Uint8Array(body), { headers: type }).formData();
  } catch (error) {
    throw new ApiError(400, "not-a-form", "Please send the form as it is.", String(error));
  }
}

function readFields(form: unknown) {
  if (!(form instanceof FormData))
    throw new ApiError(415, "not-a-form", "Please send the form as it is.");
  const read = leadFields.safeParse(Object.fromEntries(form));
  const wrong = read.success
    ? Object.entries(read.data).flatMap(([name, text]) => (text.includes("\0") ? [name] : []))
    : read.error.issues.map(({ path }) => String(path[0]));
  if (read.success && wrong.length === 0) return read.data;
  throw new ApiError(400, "invalid", `Please check: ${[...new Set(wrong)].join(", ")}.`);
}
