import { redirect, useLoaderData } from "react-router";
import { ApiError, isUnreachable } from "./api-error.ts";
import { get } from "./client.ts";
import { stayed } from "./leave.ts";
import { signInPath } from "./sign-in-path.ts";
import { askToSignIn } from "./signed-out.ts";

/** What a screen shows: the answer, when it came, and whether the service was silent since. */
export interface Loaded<T> {
  data: T;
  at: number;
  unreachable: boolean;
}

/** The last answers, so that a silent service does not empty a screen that is being read. */
const known = new Map<string, { data: unknown; at: number }>();
const maxCachedResponses = 50;

/** For a route's loader. */
export async function load<T>(request: Request, path: string): Promise<Loaded<T>> {
  try {
    const data = await get<T>(path, request.signal);
    cacheResponse(path, data);
    return { data, at: Date.now(), unreachable: false };
  } catch (error) {
    const last = known.get(path) as { data: T; at: number } | undefined;
    if (error instanceof ApiError && error.status === 401) {
      if (last && isFormOpen()) return askOnTop({ ...last, unreachable: false });
      known.clear();
      await stayed();
      throw redirect(signInPath(new URL(request.url)));
    }
    if (last && isUnreachable(error)) return { ...last, unreachable: true };
    throw error;
  }
}

/** What is typed into a dialog would be lost with its screen; other fields keep drafts. */
const isFormOpen = () => document.querySelector("dialog[open]") !== null;

function askOnTop<T>(shown: Loaded<T>): Loaded<T> {
  askToSignIn().catch(() => {});
  return shown;
}

function cacheResponse(name: string, data: unknown) {
  known.delete(name);
  known.set(name, { data, at: Date.now() });
  const [oldest] = known.keys();
  if (known.size > maxCachedResponses && oldest !== undefined) known.delete(oldest);
}

export const useLoaded = <T>() => useLoaderData() as Loaded<T>;
