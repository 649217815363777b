/**
 * Loads pages, sends leads and buys at a constant rate, each request from another IP address.
 * It records all acknowledged leads and payments.
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

let addressCount = 0;
const createAddress = () => {
  const n = addressCount++;
  return `10.77.${128 + (Math.floor(n / 250) % 120)}.${1 + (n % 250)}`;
};

/** Sends one request. Verifies the certificate only if `ca` is given. */
export function sendRequest(
  { method, path, headers, body }: RequestSpec,
  { ca }: { ca?: string } = {},
) {
  return new Promise<LoadResponse>((resolve, reject) => {
    const request = https.request(
      {
        ...{ host: server.address, port: 443, servername: DOMAIN, agent: false, timeout: 30_000 },
        ...{ method, path, localAddress: createAddress(), ca, rejectUnauthorized: !!ca },
        headers: {
          ...{ Host: DOMAIN, Accept: "application/json", ...headers },
          ...(body && { "Content-Length": Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers });
        });
      },
    );
    request.on("timeout", () => request.destroy(new Error("timeout")));
    request.on("error", reject);
    request.end(body);
  });
}

export function buildLead(key: string): RequestSpec {
  const fields = { name: "Visitor", email: `${key}@load.example`, message: key };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const headers = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };
  const body = `${parts.join("")}--${BOUNDARY}--\r\n`;
  return { method: "POST", path: "/api/contact", headers, body };
}

function buildPayment(key: string, gateway: RunningEmulator): RequestSpec {
  const billing = { ...buyer, email: `${key}@load.example` };
  const body = JSON.stringify(buildCheckout(gateway.nonce(goodCard), { billing }));
  const headers = { "Content-Type": "application/json" };
  return { method: "POST", path: "/api/checkout", headers, body };
}

export interface Load {
  perSecond: number;
  /** Fraction of all requests. */
  leads?: number;
  /** Fraction of all requests. */
  payments?: number;
  gateway?: RunningEmulator;
}

/** Acknowledged leads and payments, failures and times. A key is a lead's message or part of a buyer's email address. */
export interface LoadResult {
  sent: number;
  leads: { key: string; at: number }[];
  payments: { key: string; at: number }[];
  failures: { at: number; request: string; reason: string; ms: number }[];
  p50: number;
  p99: number;
  slowest: number;
  /** The longest time in ms that this process was blocked and sent no requests. */
  stalled: number;
}

export function generateLoad({ perSecond, leads = 0.4, payments = 0, gateway }: Load) {
  const result: LoadResult = {
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
  const sendNext = async (n: number) => {
    const key = `${prefix}-${n}`;
    const random = Math.random();
    const isPayment = random < payments && gateway;
    const isLead = !isPayment && random < payments + leads;
    const spec = isPayment
      ? buildPayment(key, gateway)
      : isLead
        ? buildLead(key)
        : { method: "GET", path: pages[n % pages.length] as string };
    const sentAt = Date.now();
    try {
      const { status, body } = await sendRequest(spec);
      times.push(Date.now() - sentAt);
      if (status !== 200) throw new Error(`status ${status}`);
      if (isLead) result.leads.push({ key, at: Date.now() });
      if (isPayment) {
        const checkout = JSON.parse(body) as { success: boolean };
        if (!checkout.success) throw new Error(body);
        result.payments.push({ key, at: Date.now() });
      }
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      const request = `${spec.method} ${spec.path}`;
      const ms = Date.now() - sentAt;
      result.failures.push({ at: sentAt, request, reason: code ?? message, ms });
    }
  };
  const startedAt = performance.now();
  const requests: Promise<void>[] = [];
  let last = performance.now();
  const timer = setInterval(() => {
    result.stalled = Math.max(result.stalled, performance.now() - last);
    last = performance.now();
    const dueCount = ((performance.now() - startedAt) / 1000) * perSecond;
    while (result.sent < dueCount) requests.push(sendNext(result.sent++));
  }, 5);
  // Stop the load when a test fails, so that it does not affect the next test.
  onTestFinished(() => clearInterval(timer));
  return {
    /** Stops and waits for open requests. */
    async stop() {
      clearInterval(timer);
      await Promise.all(requests);
      result.p50 = percentile(times, 0.5);
      result.p99 = percentile(times, 0.99);
      result.slowest = percentile(times, 1);
      return result;
    },
  };
}

/** Counts failures by request and reason, such as { "POST /api/contact status 503": 12 }. */
export function countFailures({ failures }: LoadResult) {
  const counts: Record<string, number> = {};
  for (const { request, reason } of failures) {
    const key = `${request} ${reason}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
