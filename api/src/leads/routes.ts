import { formStartedResponse, leadResponse, quarantinedLead } from "@agency/contract/api/leads";
import { buildQuoteSchema } from "@agency/contract/api/quote-form";
import { formStartedHeader } from "@agency/contract/limits/form-started-header";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { enforceRateLimit } from "../core/rate-limits.ts";
import { issueFormToken, recordLead } from "./leads.ts";
import { errorPage, pagePolicy, thanksPage } from "./no-script-pages.ts";
import { getQuarantinedLead, releaseQuarantinedLead } from "./quarantine.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** How many quote requests this IP network has sent in the last minute, including this one. */
    submissionCount: number;
  }
}

const quoteSchema = buildQuoteSchema();

/** Per IP network: far more than a person sends, but too few to overload the service. */
const formRateLimit = { hits: 60, seconds: 60 };

const reviewOptions = {
  schema: { params: z.object({ token: z.string().max(100) }), response: { 200: quarantinedLead } },
};

export const leadRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.decorateRequest("submissionCount", 0);
    app.addContentTypeParser("multipart/form-data", { parseAs: "buffer" }, parseForm);

    app.get(
      "/api/contact",
      { schema: { response: { 200: formStartedResponse } } },
      async (request) => {
        await enforceRateLimit(deps, "form", request.ip, formRateLimit);
        return issueFormToken(deps);
      },
    );

    app.post(
      "/api/contact",
      {
        // Checked before the body is parsed, because parsing a form is expensive.
        onRequest: async (request) => {
          request.submissionCount = await enforceRateLimit(
            deps,
            "contact",
            request.ip,
            formRateLimit,
          );
        },
        // Enough for a message of 20,000 characters in any alphabet.
        bodyLimit: 128 * 1024,
        onSend: renderPage,
        schema: {
          summary: "Quote request, as multipart form data",
          response: { 200: leadResponse },
        },
      },
      async (request) => {
        const formToken = request.headers[formStartedHeader];
        await recordLead(deps, parseFields(request.body), {
          browser: request,
          submissionCount: request.submissionCount,
          origin: request.headers.origin,
          formToken: typeof formToken === "string" ? formToken : undefined,
        });
        return { ok: true as const };
      },
    );

    app.get("/api/quarantined-leads/:token", reviewOptions, ({ params }) =>
      getQuarantinedLead(deps, params.token),
    );

    app.post("/api/quarantined-leads/:token/release", reviewOptions, ({ params }) =>
      releaseQuarantinedLead(deps, params.token),
    );
  };

/** Without JavaScript the form is a page navigation, so every response is an HTML page. */
async function renderPage(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (!request.headers.accept?.includes("text/html")) return payload;
  reply.type("text/html; charset=utf-8").header("Content-Security-Policy", pagePolicy);
  const { error } = JSON.parse(String(payload));
  return error ? errorPage(error) : thanksPage;
}

async function parseForm({ headers }: FastifyRequest, body: Buffer) {
  try {
    const type = { "Content-Type": headers["content-type"] ?? "" };
    return await new Response(new Uint8Array(body), { headers: type }).formData();
  } catch (error) {
    throw new ApiError(
      400,
      "not-a-form",
      "We couldn't read the form. Please try again.",
      String(error),
    );
  }
}

function parseFields(form: unknown) {
  if (!(form instanceof FormData))
    throw new ApiError(415, "not-a-form", "We couldn't read the form. Please try again.");
  const parsed = quoteSchema.safeParse(Object.fromEntries(form));
  if (parsed.success) return parsed.data;
  const invalid = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  throw new ApiError(400, "invalid", `Please check: ${[...invalid].join(", ")}.`);
}
