import type { DeskSession } from "@agency/contract/api/desk";
import { ApiError } from "./api-error.ts";
import { confirmationPrompt, signInPrompt } from "./prompts.ts";

const defaultTimeoutMs = 20_000;
const unreachableMessage = "Can’t reach the service.";
const unreadableMessage = "The service sent an unreadable response.";
const uncertainMessage = "Check whether your change went through before you try again.";

type Method = "GET" | "POST" | "PUT" | "DELETE";

interface Options {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The response, if it was requested before. */
  early?: Promise<Response>;
}

/** For loaders: throws when the session has expired. */
export const get = async <T>(path: string, options?: Options) =>
  parseJson<T>(await request("GET", path, undefined, options), unreadableMessage);

/** For buttons: asks the owner to sign in when the session has expired. */
export const getOrSignIn = async <T>(path: string) =>
  parseJson<T>(await requestWithRecovery("GET", path), unreadableMessage);

/** For changes whose response is not needed and may be empty. */
export const post = async (path: string, body: object = {}) => {
  await requestWithRecovery("POST", path, body);
  return true;
};
export const remove = async (path: string) => {
  await requestWithRecovery("DELETE", path);
  return true;
};

/** For changes that return a response. */
export const postJson = async <T>(path: string, body: object = {}) =>
  parseJson<T>(
    await requestWithRecovery("POST", path, body),
    `${unreadableMessage} ${uncertainMessage}`,
  );
export const putJson = async <T>(path: string, body: object) =>
  parseJson<T>(
    await requestWithRecovery("PUT", path, body),
    `${unreadableMessage} ${uncertainMessage}`,
  );

/** Does not ask for a sign-in when the session has already expired. */
export async function endSession() {
  try {
    await request("DELETE", "/session");
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "unauthenticated") throw error;
  }
}

/** What the owner does after an error, before the request is retried. */
const recoveries: Partial<Record<string, () => Promise<void>>> = {
  unauthenticated: () => signInPrompt.request({}),
  async "passkey-required"() {
    const { owner, hasPasskey } = await getOrSignIn<DeskSession>("/session");
    await confirmationPrompt.request({ email: owner.email, hasPasskey });
  },
};

async function requestWithRecovery(method: Method, path: string, body?: object): Promise<Response> {
  try {
    return await request(method, path, body);
  } catch (error) {
    const recover = error instanceof ApiError ? recoveries[error.code] : undefined;
    if (!recover) throw error;
    await recover();
    return requestWithRecovery(method, path, body);
  }
}

async function request(method: Method, path: string, body?: object, options: Options = {}) {
  const noResponseMessage =
    method === "GET" ? unreachableMessage : `${unreachableMessage} ${uncertainMessage}`;
  const response = await (options.early ?? send(method, path, body, options)).catch(() => {
    throw new ApiError(0, "unreachable", noResponseMessage);
  });
  if (response.ok) return response;
  const failure = (await response.json().catch(() => undefined)) as
    | { code?: string; error?: string }
    | undefined;
  throw new ApiError(
    response.status,
    failure?.code ?? "unknown",
    failure?.error ?? (response.status >= 500 ? noResponseMessage : unreachableMessage),
  );
}

function send(
  method: Method,
  path: string,
  body: object | undefined,
  { signal, timeoutMs = defaultTimeoutMs }: Options,
) {
  const timeout = AbortSignal.timeout(timeoutMs);
  return fetch(`/api/desk${path}`, {
    method,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(body && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
}

/** Throws when the body is not JSON: a proxy or captive portal may respond with a 200 page. */
async function parseJson<T>(response: Response, message: string): Promise<T> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body === "object" && body !== null) return body as T;
  throw new ApiError(502, "unreadable", message);
}
