import { errorResponse } from "@agency/contract/api/orders";
import type { FastifyError, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isOutage } from "../db/outage.ts";

/** An error with a public message for the visitor and a private one for the log. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly publicMessage: string;

  constructor(status: number, code: string, publicMessage: string, privateMessage = code) {
    super(privateMessage);
    this.status = status;
    this.code = code;
    this.publicMessage = publicMessage;
  }
}

/** A request reuses the idempotency key of an earlier one with other content. */
export const keyReusedError = (publicMessage: string) =>
  new ApiError(409, "idempotency-key-reused", publicMessage);

/** The specification requires `success: false` in every /api/checkout error. */
export function errorShapeFor({ url }: Pick<FastifyRequest, "url">) {
  return /^\/api\/checkout(?![^/?])/.test(url) ? { success: false } : {};
}

/** Documents the errors of a route, unless it has other ones. */
export function documentErrors(route: RouteOptions) {
  const response = { "4xx": errorResponse, ...Object(route.schema?.response) };
  route.schema = { ...route.schema, response };
}

const unavailable = "The service is temporarily unavailable. Please try again in a minute.";

/** Maps every error to a response; 5xx responses hide the cause. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const respond = (status: number, code: string, text: string) =>
    reply
      .code(status)
      .type("application/json; charset=utf-8")
      // Serialize directly: an error body does not match the route's response schema.
      .serializer(JSON.stringify)
      .send({ ...errorShapeFor(request), code, error: text });

  if (error instanceof ApiError) {
    request.log.info({ code: error.code, reason: error.message }, "request rejected");
    return respond(error.status, error.code, error.publicMessage);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath }) => instancePath.split("/").at(-1));
    const names = fields.filter(Boolean).join(", ") || "request";
    return respond(400, "invalid", `Please check: ${names}.`);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return respond(status, error.code ?? "invalid-request", error.message);
  if (isOutage(error)) {
    request.log.warn({ err: error }, "database unavailable");
    reply.header("Retry-After", "5");
    return respond(503, "unavailable", unavailable);
  }
  request.log.error({ err: error }, "request failed");
  return respond(500, "failed", unavailable);
}
