import { sql } from "kysely";
import type { Logger } from "pino";
import { connect } from "../db/database.ts";
import { migrations } from "../db/migrate.ts";
import { ApiError } from "../errors.ts";
import { GATEWAY_AUTH_FAILED } from "../gateways/braintree.ts";
import { createGatewayFromSettings } from "../gateways/create-gateway.ts";
import { openFileStore } from "../gateways/files.ts";
import { verifySmtpLogin } from "../gateways/mailer.ts";
import type { Settings } from "../settings.ts";
import { isLocalhost } from "../site-origin.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

export async function checkDatabase({ DATABASE_URL }: Settings, log: Logger): Promise<Finding[]> {
  const db = connect(DATABASE_URL, log, { max: 1 });
  try {
    const asked = Date.now();
    const { rows } = await sql<{ at: number; version: string }>`
      select extract(epoch from clock_timestamp())::float * 1000 as at, current_setting('server_version') as version`.execute(
      db,
    );
    const [{ at = 0, version = "" } = {}] = rows;
    const clock = checkClock(at - asked, Date.now() - asked);
    const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const names = new Set(done.rows.map(({ name }) => name));
    const missing = Object.keys(migrations).filter((name) => !names.has(name));
    return missing.length > 0
      ? [
          failure(
            "the tables",
            `are older than the service (${missing.join(", ")}): deploy/release brings them up to date`,
          ),
          clock,
        ]
      : [ok("the database", `answers (Postgres ${version}), and its tables are up to date`), clock];
  } catch (error) {
    return [
      failure("the database", `does not answer as it should: ${(error as Error).message || error}`),
    ];
  } finally {
    await db.destroy();
  }
}

/** Links, sessions and invoices go by the database's clock; ours is what the log says. */
function checkClock(aheadMs: number, tookMs: number) {
  const seconds = Math.max(0, Math.abs(aheadMs) - tookMs) / 1_000;
  const words = `and that of the database are ${Math.round(seconds)} s apart`;
  if (seconds < 5) return ok("this machine's clock", words);
  const advice = `${words}: timedatectl on both machines says which of them is wrong`;
  return seconds < 60
    ? warning("this machine's clock", advice)
    : failure("this machine's clock", advice);
}

export function checkFiles({ FILES_DIR }: Settings): Finding {
  try {
    openFileStore(FILES_DIR);
    return ok("the files that are sold", "are all there");
  } catch (error) {
    return failure(
      "the files that are sold",
      `${(error as Error).message}: deploy/release ships them`,
    );
  }
}

export async function checkMail({ SMTP_URL }: Settings): Promise<Finding> {
  const { protocol, hostname, port } = new URL(SMTP_URL);
  const where = `the mail server ${hostname}`;
  try {
    await verifySmtpLogin(SMTP_URL);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    return code === "EAUTH"
      ? failure(
          where,
          "does not take user name and password: copy them again from your mail provider into SMTP_URL (a sign such as @ is written %40)",
        )
      : failure(
          where,
          `cannot be reached${port && ` on port ${port}`} (${message}): compare SMTP_URL with what your mail provider says`,
        );
  }
  if (protocol === "smtp:" && !isLocalhost(`http://${hostname}`))
    return warning(
      where,
      "lets us in, but smtp:// does not insist on encryption: use smtps:// and port 465, if your mail provider has it",
    );
  return ok(where, "lets us in");
}

export async function checkGateway(settings: Settings): Promise<Finding> {
  const what = "the payment provider";
  try {
    await createGatewayFromSettings(settings).clientToken();
  } catch (error) {
    const { code, message } = error as ApiError;
    if (code === "payments-off")
      return warning(what, "is not set up, so nobody can pay by card: docs/braintree.md");
    return error instanceof ApiError && code === GATEWAY_AUTH_FAILED
      ? failure(
          what,
          `refuses our keys (${message}): copy all three again from the Control Panel, of the same environment (${settings.BRAINTREE_ENVIRONMENT})`,
        )
      : failure(
          what,
          `cannot be reached (${message}): its status page says whether it is its fault`,
        );
  }
  if (settings.BRAINTREE_ENVIRONMENT !== "production" && settings.NODE_ENV === "production")
    return warning(
      what,
      `takes our keys, but no money: BRAINTREE_ENVIRONMENT is ${settings.BRAINTREE_ENVIRONMENT}`,
    );
  return ok(what, "takes our keys");
}
