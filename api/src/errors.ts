import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

/** A refusal: what the visitor reads, and what only the log says. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly publicMessage: string;

  constructor(status: number, code: string, publicMessage: string, privateMessage = publicMessage) {
    super(privateMessage);
    this.status = status;
    this.code = code;
    this.publicMessage = publicMessage;
  }
}

const unavailable = "The service is not available. Please try again in a moment.";

/** The one place where a failure becomes an answer. A 5xx says nothing of its cause. */
export function answerWithError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refusal) {
    request.log.info({ code: error.code, reason: error.message }, "refused");
    return reply.code(error.status).send({ code: error.code, error: error.publicMessage });
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath }) => instancePath.slice(1));
    const named = fields.filter(Boolean).join(", ") || "request";
    return reply.code(400).send({ code: "invalid", error: `Please check: ${named}.` });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    return reply.code(status).send({ code: error.code ?? "refused", error: error.message });
  }
  request.log.error({ err: error }, "failed");
  const lost = isConnectionLoss(error);
  return reply
    .code(lost ? 503 : 500)
    .headers(lost ? { "Retry-After": "5" } : {})
    .send({ code: lost ? "unavailable" : "failed", error: unavailable });
}

/** Postgres is stopping, starting, out of space or gone: worth another try a little later. */
function isConnectionLoss(error: { code?: string; message: string }) {
  return (
    /^(08|53|57P0)/.test(error.code ?? "") ||
    /ECONN|EPIPE|Connection terminated|timeout exceeded when trying to connect/.test(
      `${error.code} ${error.message}`,
    )
  );
}
