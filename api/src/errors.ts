import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isOutage } from "./db/outage.ts";

/** A refusal: what the visitor reads, which may name them, and what only the log says. */
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

/** Whatever happens at this address is told in the specified shape. */
export function errorShapeFor({ url }: Pick<FastifyRequest, "url">) {
  return /^\/api\/checkout(?![^/?])/.test(url) ? { success: false } : {};
}

const unavailable = "The service is not available. Please try again in a moment.";

/** The one place where a failure becomes an answer. A 5xx says nothing of its cause. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const answer = (status: number, code: string, text: string) =>
    reply
      .code(status)
      .type("application/json; charset=utf-8")
      // By its own hand: a refusal must not fail over what the route says its answers look like.
      .serializer(JSON.stringify)
      .send({ ...errorShapeFor(request), code, error: text });

  if (error instanceof ApiError) {
    request.log.info({ code: error.code, reason: error.message }, "refused");
    return answer(error.status, error.code, error.publicMessage);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath }) => instancePath.split("/").at(-1));
    const named = fields.filter(Boolean).join(", ") || "request";
    return answer(400, "invalid", `Please check: ${named}.`);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return answer(status, error.code ?? "refused", error.message);
  if (isOutage(error)) {
    request.log.warn({ err: error }, "not available");
    reply.header("Retry-After", "5");
    return answer(503, "unavailable", unavailable);
  }
  request.log.error({ err: error }, "failed");
  return answer(500, "failed", unavailable);
}
