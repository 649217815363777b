import type { DeskSession } from "@agency/contract/desk";
import { ApiError } from "./api-error.ts";
import { askForProof } from "./fresh.ts";

const timeoutMs = 20_000;
const noAnswer = "The desk cannot reach the service.";
const lookFirst = `${noAnswer} Look whether it has happened before you try again.`;

export function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return request<T>("GET", path, undefined, signal);
}

export const post = <T = unknown>(path: string, body: object = {}) => change<T>("POST", path, body);
export const put = <T = unknown>(path: string, body: object) => change<T>("PUT", path, body);
export const remove = <T = unknown>(path: string) => change<T>("DELETE", path);

/** Some changes need an owner who has just confirmed who they are: then they are asked, and the change is sent again. */
async function change<T>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
): Promise<T> {
  try {
    return await request<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "fresh-passkey") throw error;
    const { owner, hasPasskey } = await request<DeskSession>("GET", "/session");
    await askForProof({ email: owner.email, hasPasskey });
    return await request<T>(method, path, body);
  }
}

async function request<T>(
  method: string,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`/api/desk${path}`, {
    method,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new ApiError(0, "unreachable", method === "GET" ? noAnswer : lookFirst);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer as T;
  const { code, error } = (answer ?? {}) as { code?: string; error?: string };
  throw new ApiError(response.status, code ?? "unknown", error ?? noAnswer);
}
