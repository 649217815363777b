import type { DeskSession } from "@agency/contract/api/desk";
import { ApiError } from "./api-error.ts";
import { askForProof } from "./passkey-prompt.ts";
import { askToSignIn } from "./signed-out.ts";

const timeoutMs = 20_000;
const unreachableMessage = "The desk cannot reach the service.";
const unreadable = "The desk cannot read what the service answered.";
const checkFirst = "Look whether it has happened before you try again.";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** For loaders: a session that has ended is an error. */
export const get = async <T>(path: string, signal?: AbortSignal) =>
  json<T>(await request("GET", path, undefined, signal), unreadable);

/** For a button: a session that has ended is renewed first. */
export const getOrSignIn = async <T>(path: string) =>
  json<T>(await persist("GET", path), unreadable);

/** A change whose response does not matter; it may be empty. */
export const post = async (path: string, body: object = {}) => {
  await persist("POST", path, body);
  return true;
};
export const remove = async (path: string) => {
  await persist("DELETE", path);
  return true;
};

/** A change whose response is shown. */
export const postFor = async <T>(path: string, body: object = {}) =>
  json<T>(await persist("POST", path, body), `${unreadable} ${checkFirst}`);
export const putFor = async <T>(path: string, body: object) =>
  json<T>(await persist("PUT", path, body), `${unreadable} ${checkFirst}`);

/** A session that is over already needs no sign-in to be ended. */
export async function endSession() {
  try {
    await request("DELETE", "/session");
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "signed-out") throw error;
  }
}

/** What the owner can do about an error, before the request is sent once more. */
const recoveries: Partial<Record<string, () => Promise<void>>> = {
  "signed-out": askToSignIn,
  async "fresh-passkey"() {
    const { owner, hasPasskey } = await getOrSignIn<DeskSession>("/session");
    await askForProof({ email: owner.email, hasPasskey });
  },
};

async function persist(method: Method, path: string, body?: object): Promise<Response> {
  try {
    return await request(method, path, body);
  } catch (error) {
    const recover = error instanceof ApiError ? recoveries[error.code] : undefined;
    if (!recover) throw error;
    await recover();
    return persist(method, path, body);
  }
}

async function request(method: Method, path: string, body?: object, signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`/api/desk${path}`, {
    method,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    const message = method === "GET" ? unreachableMessage : `${unreachableMessage} ${checkFirst}`;
    throw new ApiError(0, "unreachable", message);
  });
  if (response.ok) return response;
  const answer = (await response.json().catch(() => undefined)) as
    | { code?: string; error?: string }
    | undefined;
  throw new ApiError(
    response.status,
    answer?.code ?? "unknown",
    answer?.error ?? unreachableMessage,
  );
}

/** A proxy or a captive portal may answer 200 with a page of its own, or with nothing. */
async function json<T>(response: Response, message: string): Promise<T> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === "object" && body !== null) return body as T;
  throw new ApiError(502, "unreadable", message);
}
