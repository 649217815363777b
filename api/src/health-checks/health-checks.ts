import { raiseConditionAlerts, reportCondition } from "../alerts/alerts.ts";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { verifySmtpLogin } from "../gateways/mailer.ts";

/** Checks mail server and gateway, then raises alerts for failing conditions. */
export async function checkDependencies(deps: Deps) {
  await Promise.all([checkMailServer(deps), checkGateway(deps)]);
  await raiseConditionAlerts(deps);
}

async function checkMailServer(deps: Deps) {
  try {
    await verifySmtpLogin(deps.settings.SMTP_URL);
  } catch (error) {
    deps.log.warn({ err: error }, "mail server check failed");
    await reportCondition(deps, "mail-failing", { reason: String(error) });
  }
}

/** Requests a client token, like every checkout page; this has no side effects. */
async function checkGateway(deps: Deps) {
  try {
    await deps.gateway.clientToken();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "payments-disabled") return;
    deps.log.warn({ code: error.code, reason: error.message }, "gateway check failed");
    await reportCondition(deps, error.code, { reason: error.message });
  }
}
