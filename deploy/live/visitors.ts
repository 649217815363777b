/**
 * Visitors at a steady rate, each from an address of their own, as over the internet: every request has a connection of
 * its own. Some read, some ask for a quote, some buy; what was acknowledged is remembered.
 */
import https from "node:https";
import type { RunningEmulator } from "@agency/braintree-emulator/server";
import { onTestFinished } from "vitest";
import { percentile } from "../../api/testing/load.ts";
import { buildCheckout, buyer, goodCard } from "../../api/testing/purchases.ts";
import { DOMAIN, server } from "./machine.ts";

const pages = ["/", "/faq", "/packages", "/templates", "/api/contact", "/portfolio"];
const BOUNDARY = "----the-form";

export interface RequestSpec {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface LoadResponse {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

let addresses = 0;
const freshAddress = () => {
  const n = addresses++;
  return `10.77.${128 + (Math.floor(n / 250) % 120)}.${1 + (n % 250)}`;
};

/** One request; `ca` is whom to believe, and without it anybody is believed. */
export function sendRequest(
  { method, path, headers, body }: RequestSpec,
  { ca }: { ca?: string } = {},
) {
  return new Promise<LoadResponse>((resolve, reject) => {
    const request = https.request(
      {
        ...{ host: server.address, port: 443, servername: DOMAIN, agent: false, timeout: 30_000 },
        ...{ method, path, localAddress: freshAddress(), ca, rejectUnauthorized: !!ca },
        headers: {
          ...{ Host: DOMAIN, Accept: "application/json", ...headers },
          ...(body && { "Content-Length": Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode ?? 0, body: text, headers: answer.headers });
        });
      },
    );
    request.on("timeout", () => request.destroy(new Error("hangs")));
    request.on("error", reject);
    request.end(body);
  });
}

export function lead(key: string): RequestSpec {
  const fields = { name: "Visitor", email: `${key}@load.example`, message: key };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const headers = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
  const body = `${parts.join("")}--${BOUNDARY}--\r\n`;
  return { method: "POST", path: "/api/contact", headers, body };
}

function payment(key: string, gateway: RunningEmulator): RequestSpec {
  const billing = { ...buyer, email: `${key}@load.example` };
  const body = JSON.stringify(buildCheckout(gateway.nonce(goodCard), { billing }));
  const headers = { "Content-Type": "application/json" };
  return { method: "POST", path: "/api/checkout", headers, body };
}

export interface Load {
  perSecond: number;
  /** Of all requests. */
  leads?: number;
  payments?: number;
  gateway?: RunningEmulator;
}

/** What visitors were told. The keys are in the message of a lead, and in the e-mail of an order. */
export interface LoadResult {
  sent: number;
  leads: { key: string; at: number }[];
  payments: { key: string; at: number }[];
  failures: { at: number; what: string; why: string; ms: number }[];
  p50: number;
  p99: number;
  slowest: number;
  /** How long this process itself, and with it every visitor, stood still at most. */
  stalled: number;
}

export function generateLoad({ perSecond, leads = 0.4, payments = 0, gateway }: Load) {
  const told: LoadResult = {
    sent: 0,
    leads: [],
    payments: [],
    failures: [],
    p50: 0,
    p99: 0,
    slowest: 0,
    stalled: 0,
  };
  const times: number[] = [];
  const prefix = `v${Date.now().toString(36)}`;
  const one = async (n: number) => {
    const key = `${prefix}-${n}`;
    const lot = Math.random();
    const pays = lot < payments && gateway;
    const asks = !pays && lot < payments + leads;
    const kind = pays
      ? payment(key, gateway)
      : asks
        ? lead(key)
        : { method: "GET", path: pages[n % pages.length] as string };
    const began = Date.now();
    const what = `${kind.method} ${kind.path}`;
    try {
      const { status, body } = await sendRequest(kind);
      times.push(Date.now() - began);
      if (status !== 200) throw new Error(`status ${status}`);
      if (asks) told.leads.push({ key, at: Date.now() });
      if (pays) {
        const answer = JSON.parse(body) as { success: boolean };
        if (!answer.success) throw new Error(body);
        told.payments.push({ key, at: Date.now() });
      }
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      const ms = Date.now() - began;
      told.failures.push({ at: began, what, why: code ?? message, ms });
    }
  };
  const began = performance.now();
  const all: Promise<void>[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    told.stalled = Math.max(told.stalled, performance.now() - last);
    last = performance.now();
    const due = ((performance.now() - began) / 1000) * perSecond;
    while (told.sent < due) all.push(one(told.sent++));
  }, 5);
  // A test that fails in between must not leave its visitors to the next one.
  onTestFinished(() => clearInterval(timer));
  return {
    told,
    /** Waits for those who are still there. */
    async stop() {
      clearInterval(timer);
      await Promise.all(all);
      told.p50 = percentile(times, 0.5);
      told.p99 = percentile(times, 0.99);
      told.slowest = percentile(times, 1);
      return told;
    },
  };
}

/** { "POST /api/contact status 503": 12 } */
export function countFailures({ failures }: LoadResult) {
  const counts: Record<string, number> = {};
  for (const { what, why } of failures) {
    const key = `${what} ${why}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
