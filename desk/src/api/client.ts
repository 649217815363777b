import { ApiError } from "./api-error.ts";
import { askForPasskey } from "./fresh.ts";

const timeoutMs = 20_000;
const noAnswer = "The desk cannot reach the service.";
const lookFirst = `${noAnswer} Look whether it has happened before you try again.`;

export function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return request<T>("GET", path, undefined, signal);
}

export const post = <T = unknown>(path: string, body: object = {}) => change<T>("POST", path, body);
export const put = <T = unknown>(path: string, body: object) => change<T>("PUT", path, body);
export const remove = <T = unknown>(path: string) => change<T>("DELETE", path);

/** Some changes need a passkey that was shown a moment ago: then it is asked for, and the change sent once more. */
async function change<T>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: object,
): Promise<T> {
  try {
    return await request<T>(method, path, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "fresh-passkey") throw error;
    await askForPasskey();
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
