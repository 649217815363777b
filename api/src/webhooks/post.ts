import http from "node:http";
import https from "node:https";
import type { Settings } from "../core/settings.ts";
import { lookupPublicAddress } from "./public-address.ts";
import { findUrlProblem, isLocalReceiver } from "./receiver.ts";

const MAX_RESPONSE_BYTES = 1_024;

/** Without a status if there was no response. */
export interface Response {
  status?: number;
  /** The first bytes. */
  body: string;
  error?: string;
  durationMs: number;
}

type PostSettings = Pick<Settings, "WEBHOOK_LOCAL_ORIGINS" | "WEBHOOK_TIMEOUT_SECONDS">;

interface Request {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends the request over a new connection. Follows no redirect, and never throws. */
export async function post(settings: PostSettings, request: Request): Promise<Response> {
  const startedAt = performance.now();
  const result: Omit<Response, "durationMs"> = { body: "" };
  try {
    const response = await open(settings, request);
    result.status = response.statusCode ?? 0;
    result.body = await readStart(response);
  } catch (error) {
    // The status decides, even if the body is not complete.
    if (result.status === undefined) result.error = describeError(error);
  }
  return { ...result, durationMs: Math.round(performance.now() - startedAt) };
}

function open(settings: PostSettings, { url: address, headers, body }: Request) {
  const url = new URL(address);
  const problem = findUrlProblem(settings, url);
  if (problem) throw new Error(problem);
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === "https:" ? https : http;
    request(url, {
      method: "POST",
      headers: {
        ...headers,
        "Content-Type": "application/json",
        "User-Agent": "agency-webhooks/1",
      },
      agent: false,
      signal: AbortSignal.timeout(settings.WEBHOOK_TIMEOUT_SECONDS * 1_000),
      ...(!isLocalReceiver(settings, url) && { lookup: lookupPublicAddress }),
    })
      .on("response", resolve)
      .on("error", reject)
      // An upgrade closes the connection without a response or an error.
      .on("close", () => reject(new Error("The connection was closed without a response.")))
      .end(body);
  });
}

/** Leaving the loop closes the connection, so that a long body is not downloaded. */
async function readStart(response: http.IncomingMessage) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= MAX_RESPONSE_BYTES) break;
    }
  } catch {
    // The receiver closed the connection or took too long. Its status counts.
  }
  const start = Buffer.concat(chunks).subarray(0, MAX_RESPONSE_BYTES).toString("utf8");
  // Postgres text columns cannot store NUL.
  return start.replaceAll("\0", "");
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "AbortError") return "The receiver did not respond in time.";
  return error.message || ((error as { code?: string }).code ?? error.name);
}
