import { redirect, useLoaderData } from "react-router";
import { ApiError, isUnreachable } from "./api-error.ts";
import { get } from "./client.ts";
import { signInPath } from "./sign-in-path.ts";

/** What a screen shows: the answer, when it came, and whether the service was silent since. */
export interface Loaded<T> {
  data: T;
  at: number;
  unreachable: boolean;
}

/** The last answers, so that a silent service does not empty a screen that somebody is reading. */
const known = new Map<string, { data: unknown; at: number }>();
const knownAtMost = 50;

/** For a route's loader. */
export async function load<T>(request: Request, path: string): Promise<Loaded<T>> {
  return loadWith(request, path, () => get<T>(path, request.signal));
}

/** The same for an answer that takes several calls; `name` is what it is remembered by. */
export async function loadWith<T>(
  request: Request,
  name: string,
  work: () => Promise<T>,
): Promise<Loaded<T>> {
  try {
    const data = await work();
    remember(name, data);
    return { data, at: Date.now(), unreachable: false };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      known.clear();
      throw redirect(signInPath(new URL(request.url)));
    }
    const last = known.get(name);
    if (last && isUnreachable(error)) return { ...last, data: last.data as T, unreachable: true };
    throw error;
  }
}

function remember(name: string, data: unknown) {
  known.delete(name);
  known.set(name, { data, at: Date.now() });
  const [oldest] = known.keys();
  if (known.size > knownAtMost && oldest !== undefined) known.delete(oldest);
}

export const useLoaded = <T>() => useLoaderData() as Loaded<T>;
