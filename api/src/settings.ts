import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { paymentFormName } from "@agency/contract/api/checkout";
import { z } from "zod";
import { exampleSettings } from "./example-settings.ts";
import { isLocalhost } from "./site-origin.ts";

const list = z.string().transform((text) => text.split(",").map((entry) => entry.trim()));

/** Every setting of the service; docs/operations.md explains them. */
const settings = z
  .object({
    DATABASE_URL: z.url(),
    /** "production" where the service is for others, wherever its site says it is. */
    NODE_ENV: z.string().optional(),
    /** The process that answers requests, the one that runs jobs, or both in one. */
    RUN: z.enum(["both", "server", "worker"]).default("both"),
    HOST: z.string().default("127.0.0.1"),
    PORT: z.coerce.number().default(3000),
    /** Whose X-Forwarded-For is believed. */
    TRUST_PROXY: z.string().default("loopback"),
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    SITE_URL: z.url().default(agency.siteUrl),
    /** Links are signed with the first key and accepted with any: put a new one in front to rotate. */
    SIGNING_KEYS: list.pipe(z.array(z.string().min(32)).min(1)),
    SMTP_URL: z.url(),
    MAIL_FROM: z.email().default(agency.email),
    /** Under which the mail provider's key is published; only the doctor looks at it. */
    DKIM_SELECTOR: z.string().trim().default(""),
    OWNER_EMAILS: list.pipe(z.array(z.email()).min(1)).default([agency.email]),
    /** Lets anybody into the desk as the first owner: for a machine that only its developer reaches. */
    SAMPLE_OWNER: z.stringbool().default(false),
    /** A message that the mail server puts off is tried again, at most this far apart. */
    MAIL_RETRY_MAX_SECONDS: z.coerce.number().int().positive().default(300),
    /** Card payments are off while there is no merchant. */
    BRAINTREE_ENVIRONMENT: z.enum(["sandbox", "production", "double"]).default("sandbox"),
    BRAINTREE_MERCHANT_ID: z.string().trim().default(""),
    BRAINTREE_PUBLIC_KEY: z.string().trim().default(""),
    BRAINTREE_PRIVATE_KEY: z.string().trim().default(""),
    /** Where the double of the gateway listens, in development and tests. */
    BRAINTREE_DOUBLE_URL: z.url().optional(),
    /** The form that the page shows: Braintree's widget, or our own around its card fields. */
    PAYMENT_FORM: paymentFormName.default("drop-in"),
    /** How long the gateway may take to answer. */
    GATEWAY_TIMEOUT_SECONDS: z.coerce.number().positive().default(20),
    /** How often unfinished payments are looked at, and how long each step may take before it counts as one. */
    RECONCILE_SECONDS: z.coerce.number().positive().default(30),
    CAPTURE_AFTER_SECONDS: z.coerce.number().positive().default(30),
    CHARGE_GRACE_SECONDS: z.coerce.number().positive().default(180),
    /** The packed templates. */
    FILES_DIR: z.string().default(join(import.meta.dirname, "../../templates/dist")),
  })
  .refine((read) => read.CHARGE_GRACE_SECONDS > read.GATEWAY_TIMEOUT_SECONDS, {
    path: ["CHARGE_GRACE_SECONDS"],
    error:
      "must be longer than GATEWAY_TIMEOUT_SECONDS: a charge that is still under way is no lost one",
  })
  .superRefine((read, { addIssue }) => {
    const refuse = (name: string, message: string) =>
      addIssue({ code: "custom", path: [name], message });
    const account = gatewayAccount.filter((name) => read[name] !== "");
    for (const name of account.length > 0 ? gatewayAccount : []) {
      if (read[name] === "") refuse(name, "is missing: the gateway wants an id and both keys");
    }
    if (isLocalhost(read.SITE_URL) && read.NODE_ENV !== "production") return;
    if (read.SAMPLE_OWNER)
      refuse("SAMPLE_OWNER", "is for development: it opens the desk to anybody");
    for (const [name, value] of Object.entries(exampleSettings)) {
      const own = [read[name as keyof typeof exampleSettings]].flat();
      if (own.includes(value))
        refuse(name, "is the example's, which everybody knows: set your own");
    }
  });

const gatewayAccount = [
  "BRAINTREE_MERCHANT_ID",
  "BRAINTREE_PUBLIC_KEY",
  "BRAINTREE_PRIVATE_KEY",
] as const;

export type Settings = z.infer<typeof settings>;
export const settingNames = Object.keys(settings.shape);

export const isServer = ({ NODE_ENV }: NodeJS.ProcessEnv = process.env) =>
  NODE_ENV === "production";

/** The only reader of the environment. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const read = settings.safeParse(environment, {
    error: ({ input }) => (input === undefined ? "is not set" : undefined),
  });
  if (read.success) return read.data;
  throw new Error(`The environment is not complete:\n${z.prettifyError(read.error)}`);
}
