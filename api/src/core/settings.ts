import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { paymentFormName } from "@agency/contract/api/checkout";
import { z } from "zod";
import { exampleSettings } from "./example-settings.ts";
import { packageFolder } from "./package-folder.ts";
import { isLocalhost } from "./site-origin.ts";

const list = z.string().transform((text) => text.split(",").map((entry) => entry.trim()));

/** Every setting of the service; docs/operations.md explains them. */
const settings = z
  .object({
    DATABASE_URL: z.url(),
    /** "production" on a server, also when SITE_URL is localhost. */
    NODE_ENV: z.string().optional(),
    /** Serves HTTP requests, runs jobs, or both. */
    PROCESS_ROLE: z.enum(["both", "server", "worker"]).default("both"),
    HOST: z.string().default("127.0.0.1"),
    PORT: z.coerce.number().default(3000),
    /** The proxies whose X-Forwarded-For is trusted. */
    TRUST_PROXY: z.string().default("loopback"),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    SITE_URL: z.url().default(agency.siteUrl),
    /** Links are signed with the first key and accepted with all. To rotate, put a new key first. */
    SIGNING_KEYS: list.pipe(z.array(z.string().min(32)).min(1)),
    SMTP_URL: z.url(),
    MAIL_FROM: z.email().default(agency.email),
    /** DNS name of the mail provider's DKIM key. Only the doctor uses it. */
    DKIM_SELECTOR: z.string().trim().default(""),
    OWNER_EMAILS: list.pipe(z.array(z.email()).min(1)).default([agency.email]),
    /** Lets anyone sign in to the desk as the first owner. For development only. */
    ALLOW_DEMO_SIGN_IN: z.stringbool().default(false),
    /** Longest pause between two attempts to send an email. */
    MAIL_RETRY_MAX_SECONDS: z.coerce.number().int().positive().default(300),
    /** Online payments are disabled without a merchant ID. */
    BRAINTREE_ENVIRONMENT: z.enum(["sandbox", "production", "emulator"]).default("sandbox"),
    BRAINTREE_MERCHANT_ID: z.string().trim().default(""),
    BRAINTREE_PUBLIC_KEY: z.string().trim().default(""),
    BRAINTREE_PRIVATE_KEY: z.string().trim().default(""),
    /** Where the Braintree emulator listens, in development and tests. */
    BRAINTREE_EMULATOR_URL: z.url().optional(),
    /** Allows the emulator in production, for tests of a whole server. */
    ALLOW_BRAINTREE_EMULATOR: z.stringbool().default(false),
    /** Our own form with Braintree's Hosted Fields, or its Drop-in, which Braintree has deprecated. */
    PAYMENT_FORM: paymentFormName.default("hosted-fields"),
    /** Timeout of a gateway call. */
    GATEWAY_TIMEOUT_SECONDS: z.coerce.number().positive().default(20),
    /** How often unfinished payments are reconciled, and how long a step may take before it counts as unfinished. */
    RECONCILE_INTERVAL_SECONDS: z.coerce.number().positive().default(30),
    CAPTURE_GRACE_SECONDS: z.coerce.number().positive().default(30),
    CHARGE_GRACE_SECONDS: z.coerce.number().positive().default(180),
    /** Origins on this machine or a private network that may receive webhooks, also over http. */
    WEBHOOK_LOCAL_ORIGINS: z
      .string()
      .default("")
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
    /** Timeout of one attempt to send a webhook. */
    WEBHOOK_TIMEOUT_SECONDS: z.coerce.number().positive().max(30).default(15),
    /** The packed templates. */
    FILES_DIR: z.string().default(join(packageFolder, "../templates/dist")),
  })
  .refine((values) => values.CHARGE_GRACE_SECONDS > values.GATEWAY_TIMEOUT_SECONDS, {
    path: ["CHARGE_GRACE_SECONDS"],
    error:
      "must be longer than GATEWAY_TIMEOUT_SECONDS, so that a running charge is not treated as lost",
  })
  .superRefine((input, { addIssue }) => {
    const reject = (name: string, message: string) =>
      addIssue({ code: "custom", path: [name], message });
    const hasGateway = gatewaySettings.some((name) => input[name] !== "");
    for (const name of hasGateway ? gatewaySettings : []) {
      if (input[name] === "")
        reject(name, "missing: the gateway needs the merchant ID and both keys");
    }
    const isEmulator = input.BRAINTREE_ENVIRONMENT === "emulator";
    if (isServer(input) && isEmulator && !input.ALLOW_BRAINTREE_EMULATOR)
      reject("BRAINTREE_ENVIRONMENT", "for development only: the emulator takes no money");
    if (isLocalhost(input.SITE_URL) && input.NODE_ENV !== "production") return;
    if (input.ALLOW_DEMO_SIGN_IN)
      reject("ALLOW_DEMO_SIGN_IN", "for development only: it lets anyone sign in to the desk");
    for (const [name, value] of Object.entries(exampleSettings)) {
      const values = [input[name as keyof typeof exampleSettings]].flat();
      if (values.includes(value)) reject(name, "public example value: choose your own");
    }
  });

const gatewaySettings = [
  "BRAINTREE_MERCHANT_ID",
  "BRAINTREE_PUBLIC_KEY",
  "BRAINTREE_PRIVATE_KEY",
] as const;

export type Settings = z.infer<typeof settings>;
export const settingNames = Object.keys(settings.shape);

export const isServer = ({ NODE_ENV }: { NODE_ENV?: string | undefined } = process.env) =>
  NODE_ENV === "production";

/** The only function that reads the environment. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const result = settings.safeParse(environment, {
    error: ({ input }) => (input === undefined ? "not set" : undefined),
  });
  if (result.success) return result.data;
  throw new Error(`Invalid settings:\n${z.prettifyError(result.error)}`);
}
