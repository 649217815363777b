import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keys, State } from "./state.ts";

export const buildApiUrl = (merchantId: string) =>
  `https://api.sandbox.braintreegateway.com/merchants/${merchantId}/client_api`;

const LIFETIME_MS = 24 * 3_600_000;

/** The payment form starts with this token: it has the merchant, a signature and the configuration's URL. */
export function createClientToken({ keys, settings, now }: State): string {
  const base = settings.clientMode === "hosts" ? buildApiUrl(keys.merchantId) : "/undefined";
  const token = {
    version: 2,
    environment: "sandbox",
    merchantId: keys.merchantId,
    authorizationFingerprint: signFingerprint(keys, now()),
    // Without `graphQL`, the payment form uses the REST client API wherever it can.
    configUrl: `${base}/v1/configuration`,
  };
  return Buffer.from(JSON.stringify(token)).toString("base64");
}

/** Signed instead of stored, so that an open page still works after the emulator restarts. */
function signFingerprint(keys: Keys, issuedMs: number): string {
  const claims = `created_at=${issuedMs}&merchant_id=${keys.merchantId}&public_key=${keys.publicKey}`;
  return `${sign(keys, claims)}|${claims}`;
}

export function isValidFingerprint(value: string | undefined, { keys, now }: State): boolean {
  const [signature = "", claims = ""] = value?.split("|") ?? [];
  const expected = Buffer.from(sign(keys, claims));
  const actual = Buffer.from(signature);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false;
  const issuedMs = Number(new URLSearchParams(claims).get("created_at"));
  return now() - issuedMs < LIFETIME_MS;
}

const sign = ({ privateKey }: Keys, claims: string) =>
  createHmac("sha256", privateKey).update(claims).digest("hex");
