import { sql } from "kysely";
import type { Logger } from "pino";
import { ApiError } from "../core/errors.ts";
import { isServer, type Settings } from "../core/settings.ts";
import { isLocalhost } from "../core/site-origin.ts";
import { connect } from "../db/database.ts";
import { migrations } from "../db/migrate.ts";
import { createGatewayFromSettings } from "../gateways/create-gateway.ts";
import { openFileStore } from "../gateways/files.ts";
import { GATEWAY_AUTH_FAILED } from "../gateways/gateway.ts";
import { verifySmtpLogin } from "../gateways/mailer.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

export async function checkDatabase(settings: Settings, log: Logger): Promise<Finding[]> {
  const db = connect(settings.DATABASE_URL, log, { max: 1 });
  try {
    const startedAt = Date.now();
    const { rows } = await sql<{ at: number; version: string }>`
      select extract(epoch from clock_timestamp())::float * 1000 as at, current_setting('server_version') as version`.execute(
      db,
    );
    const [{ at = 0, version = "" } = {}] = rows;
    const clock = checkClock(at - startedAt, Date.now() - startedAt);
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const names = new Set(applied.rows.map(({ name }) => name));
    const missing = Object.keys(migrations).filter((name) => !names.has(name));
    const advice = isServer(settings)
      ? "Run deploy/release to apply them"
      : "Restart the service to apply them";
    return missing.length > 0
      ? [failure("Database", `missing migrations ${missing.join(", ")}. ${advice}`), clock]
      : [ok("Database", `connected (Postgres ${version}), tables are up to date`), clock];
  } catch (error) {
    return [failure("Database", `check failed: ${(error as Error).message || error}`)];
  } finally {
    await db.destroy();
  }
}

/** Links, sessions and invoices use the database clock; log lines use this machine's. */
function checkClock(aheadMs: number, tookMs: number) {
  const seconds = Math.max(0, Math.abs(aheadMs) - tookMs) / 1_000;
  const difference = `${Math.round(seconds)} s difference to the database`;
  if (seconds < 5) return ok("Clock", difference);
  const advice = `${difference}. Run timedatectl on both machines to find the wrong clock`;
  return seconds < 60 ? warning("Clock", advice) : failure("Clock", advice);
}

export function checkFiles(settings: Settings): Finding {
  try {
    openFileStore(settings.FILES_DIR);
    return ok("Template files", "complete");
  } catch (error) {
    const advice = isServer(settings)
      ? "Run deploy/release to install them"
      : "Run npm run templates:pack to pack them";
    return failure("Template files", `${(error as Error).message}. ${advice}`);
  }
}

export async function checkMail({ SMTP_URL }: Settings): Promise<Finding> {
  const { protocol, hostname, port } = new URL(SMTP_URL);
  const subject = `Mail server ${hostname}`;
  try {
    await verifySmtpLogin(SMTP_URL);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    return code === "EAUTH"
      ? failure(
          subject,
          "login rejected. Copy user name and password from your mail provider into SMTP_URL again (write @ as %40)",
        )
      : failure(
          subject,
          `cannot be reached${port && ` on port ${port}`} (${message}). Compare SMTP_URL with your mail provider's settings`,
        );
  }
  if (protocol === "smtp:" && !isLocalhost(`http://${hostname}`))
    return warning(
      subject,
      "login succeeded, but smtp:// does not enforce encryption. Use smtps:// and port 465 if your mail provider supports it",
    );
  return ok(subject, "login succeeded");
}

export function checkPaymentForm({ PAYMENT_FORM }: Settings): Finding {
  const subject = "Payment form";
  return PAYMENT_FORM === "drop-in"
    ? warning(
        subject,
        "PAYMENT_FORM selects Braintree's Drop-in, deprecated since September 2026 and unsupported from September 2027, when its payments can be suspended. Remove the setting to use our own form",
      )
    : ok(subject, "our own, with Braintree's Hosted Fields");
}

export async function checkGateway(settings: Settings): Promise<Finding> {
  const subject = "Payment provider";
  try {
    await createGatewayFromSettings(settings).clientToken();
  } catch (error) {
    const { code, message } = error as ApiError;
    if (code === "payments-disabled")
      return warning(subject, "not set up, so online payments are disabled. See docs/braintree.md");
    return error instanceof ApiError && code === GATEWAY_AUTH_FAILED
      ? failure(
          subject,
          `API keys rejected (${message}). Copy all three from the Braintree Control Panel again, for the environment ${settings.BRAINTREE_ENVIRONMENT}`,
        )
      : failure(subject, `cannot be reached (${message}). Check its status page for an outage`);
  }
  if (settings.BRAINTREE_ENVIRONMENT !== "production" && settings.NODE_ENV === "production")
    return warning(
      subject,
      `API keys accepted, but no real payments: BRAINTREE_ENVIRONMENT is ${settings.BRAINTREE_ENVIRONMENT}`,
    );
  return ok(subject, "API keys accepted");
}
