import { randomUUID } from "node:crypto";
import swagger from "@fastify/swagger";
import Fastify from "fastify";
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod";
import { claimRoutes } from "./claims/routes.ts";
import type { Deps } from "./deps.ts";
import { downloadRoutes } from "./downloads/routes.ts";
import { answerWithError } from "./errors.ts";
import { healthRoutes } from "./health.ts";
import { leadRoutes } from "./leads/routes.ts";
import { orderRoutes } from "./orders/routes.ts";

/** Nobody frames, caches, indexes or sniffs what the service answers. */
const headers = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
};

export async function buildApp(deps: Deps) {
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    trustProxy: deps.settings.TRUST_PROXY,
    bodyLimit: 128 * 1024,
    requestTimeout: 8_000,
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 4_000 },
    forceCloseConnections: "idle",
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerWithError);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: "not-found", error: "There is nothing at this address." }),
  );
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...headers, "X-Request-Id": request.id });
  });

  await app.register(swagger, {
    openapi: { info: { title: "Agency service", version: "1" } },
    transform: jsonSchemaTransform,
  });
  await app.register(healthRoutes(deps));
  await app.register(leadRoutes(deps));
  await app.register(orderRoutes(deps));
  await app.register(downloadRoutes(deps));
  await app.register(claimRoutes(deps));
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  return app;
}
