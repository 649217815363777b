import { randomUUID } from "node:crypto";
import swagger from "@fastify/swagger";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { pageViewRoutes } from "./analytics/routes.ts";
import { claimRoutes } from "./claims/routes.ts";
import { BODY_LIMIT } from "./core/body-limit.ts";
import type { Deps } from "./core/deps.ts";
import { ApiError, documentErrors, errorShapeFor, handleError } from "./core/errors.ts";
import { requireLoopback } from "./core/loopback.ts";
import { deskRoutes } from "./desk/routes.ts";
import { downloadRoutes } from "./fulfillment/routes.ts";
import { unsubscribeRoutes } from "./fulfillment/unsubscribe-routes.ts";
import { healthRoutes } from "./health-checks/routes.ts";
import { leadRoutes } from "./leads/routes.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { orderInvoiceRoutes } from "./order-page/invoice-routes.ts";
import { orderRoutes } from "./order-page/routes.ts";
import { paymentRequestRoutes } from "./payment-requests/routes.ts";
import { checkoutRoutes } from "./payments/routes.ts";

/** No framing, caching, indexing or content sniffing of any response. */
const securityHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

/** Postgres text columns cannot store NUL. */
const nulCharacterError = new ApiError(
  400,
  "invalid",
  "Please remove characters that are not text.",
);

export async function buildApp(deps: Deps) {
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    trustProxy: deps.settings.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 7_000,
    http: { connectionsCheckingInterval: 500, headersTimeout: 4_000 },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    // A URL that cannot be decoded skips the hooks.
    frameworkErrors: (_error, request, reply) => handleNotFound(request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.addHook("onRoute", documentErrors);
  app.setNotFoundHandler(handleNotFound);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...securityHeaders, "X-Request-Id": request.id });
    if (request.url.includes("%00")) throw nulCharacterError;
  });
  const metrics = createMetrics(deps);
  app.addHook("onResponse", metrics.observe);
  // Closing the server keeps a connection whose response is not complete, and would wait 72 seconds for its next request.
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onResponse", async ({ raw }) => {
    if (isStopping) raw.socket.end();
  });
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) =>
      body.includes("\\u0000") ? done(nulCharacterError) : parseJson(request, body, done),
  );

  await app.register(swagger, {
    openapi: { info: { title: "Agency service", version: "1" } },
    transform: jsonSchemaTransform,
  });
  await app.register(healthRoutes(deps));
  await app.register(metrics.routes);
  await app.register(leadRoutes(deps));
  await app.register(orderRoutes(deps));
  await app.register(orderInvoiceRoutes(deps));
  await app.register(downloadRoutes(deps));
  await app.register(unsubscribeRoutes(deps));
  await app.register(claimRoutes(deps));
  await app.register(checkoutRoutes(deps));
  await app.register(paymentRequestRoutes(deps));
  await app.register(pageViewRoutes(deps));
  await app.register(deskRoutes(deps));
  const hidden = { onRequest: requireLoopback, schema: { hide: true } };
  app.get("/api/openapi.json", hidden, async () => app.swagger());
  return app;
}

const handleNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(404)
    .headers(securityHeaders)
    .send({
      ...errorShapeFor(request),
      code: "not-found",
      error: "Not found.",
    });
