import type { CheckoutResponse } from "@agency/contract/api/checkout";
import type { FastifyReply, FastifyRequest } from "fastify";
import { raiseConditionAlerts, reportCondition } from "../alerts/alerts.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { GATEWAY_AUTH_FAILED } from "../gateways/braintree.ts";

/** Sends what became of a payment, in the same way for a checkout and for a payment request. */
export async function sendOutcome(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  pay: () => Promise<CheckoutResponse>,
) {
  try {
    const outcome = await pay();
    return reply.code(statusOf(outcome)).send(outcome);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    request.log.info({ code: error.code, reason: error.message }, "refused");
    await alertWhenKeysAreRejected(deps, error);
    // The page shows the error as the reason why the payment failed.
    return reply.code(error.status).send({ success: false, error: error.publicMessage });
  }
}

function statusOf({ processing, paidAlready }: CheckoutResponse) {
  if (paidAlready) return 409;
  return processing ? 202 : 200;
}

/** Wrong keys end every payment until a person corrects them. */
export async function alertWhenKeysAreRejected(deps: Deps, error: unknown) {
  if (!(error instanceof ApiError) || error.code !== GATEWAY_AUTH_FAILED) return;
  deps.log.error({ reason: error.message }, "the gateway refuses our keys");
  await reportCondition(deps, error.code, { reason: error.message });
  await raiseConditionAlerts(deps);
}
