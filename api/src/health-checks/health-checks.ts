import { raiseConditionAlerts, reportCondition } from "../alerts/alerts.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { verifySmtpLogin } from "../gateways/mailer.ts";

/** Before somebody needs them: is the mail server there, and the gateway? Then the owners hear of what is not well. */
export async function checkDependencies(deps: Deps) {
  await Promise.all([watchMail(deps), watchGateway(deps)]);
  await raiseConditionAlerts(deps);
}

async function watchMail(deps: Deps) {
  try {
    await verifySmtpLogin(deps.settings.SMTP_URL);
  } catch (error) {
    deps.log.warn({ err: error }, "the mail server does not let us in");
    await reportCondition(deps, "mail-failing", { reason: String(error) });
  }
}

/** Asks for what every checkout page asks for, which changes nothing. */
async function watchGateway(deps: Deps) {
  try {
    await deps.gateway.clientToken();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "payments-off") return;
    deps.log.warn({ code: error.code, reason: error.message }, "the gateway does not serve us");
    await reportCondition(deps, error.code, { reason: error.message });
  }
}
