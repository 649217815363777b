import type { CheckoutResponse } from "@agency/contract/api/checkout";
import type { FastifyReply, FastifyRequest } from "fastify";
import { raiseConditionAlerts, reportCondition } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { GATEWAY_AUTH_FAILED } from "../gateways/gateway.ts";

/** Sends the outcome of a payment, for checkouts and for payment requests. */
export async function payAndReply(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  pay: () => Promise<CheckoutResponse>,
) {
  try {
    const response = await pay();
    return reply.code(chooseStatus(response)).send(response);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    request.log.info({ code: error.code, reason: error.message }, "request rejected");
    await alertIfApiKeysRejected(deps, error);
    // The specified response shape (docs/specification.md) differs from that of other errors.
    return reply.code(error.status).send({ success: false, error: error.publicMessage });
  }
}

function chooseStatus({ processing, possibleDuplicate }: CheckoutResponse) {
  if (possibleDuplicate) return 409;
  return processing ? 202 : 200;
}

/** Alerts the owners if the gateway rejected the API keys, because no one can pay until they are corrected. */
export async function alertIfApiKeysRejected(deps: Deps, error: unknown) {
  if (!(error instanceof ApiError) || error.code !== GATEWAY_AUTH_FAILED) return;
  deps.log.error({ reason: error.message }, "gateway rejected API keys");
  await reportCondition(deps, error.code, { reason: error.message });
  await raiseConditionAlerts(deps);
}
