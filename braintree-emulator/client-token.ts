import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keys, State } from "./state.ts";

export const apiUrl = (merchantId: string) =>
  `https://api.sandbox.braintreegateway.com/merchants/${merchantId}/client_api`;

const LIFETIME_MS = 24 * 3_600_000;

/** What the widget starts from: who it speaks for, and where its configuration is. */
export function clientToken({ keys, settings, now }: State): string {
  const base = settings.clientMode === "hosts" ? apiUrl(keys.merchantId) : "/undefined";
  const token = {
    version: 2,
    environment: "sandbox",
    merchantId: keys.merchantId,
    authorizationFingerprint: fingerprint(keys, now()),
    // Without `graphQL` the widget asks the plain client API for everything it can.
    configUrl: `${base}/v1/configuration`,
  };
  return Buffer.from(JSON.stringify(token)).toString("base64");
}

/** Signed instead of remembered, so that a page outlives a restart of the double. */
function fingerprint(keys: Keys, issuedMs: number): string {
  const claims = `created_at=${issuedMs}&merchant_id=${keys.merchantId}&public_key=${keys.publicKey}`;
  return `${signature(keys, claims)}|${claims}`;
}

export function isValidFingerprint(value: string | undefined, { keys, now }: State): boolean {
  const [signed = "", claims = ""] = value?.split("|") ?? [];
  const wanted = Buffer.from(signature(keys, claims));
  const given = Buffer.from(signed);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  const issuedMs = Number(new URLSearchParams(claims).get("created_at"));
  return now() - issuedMs < LIFETIME_MS;
}

const signature = ({ privateKey }: Keys, claims: string) =>
  createHmac("sha256", privateKey).update(claims).digest("hex");
