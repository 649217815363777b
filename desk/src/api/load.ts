import { redirect, useLoaderData } from "react-router";
import { ApiError, isUnreachable } from "./api-error.ts";
import { get } from "./client.ts";
import { signInPrompt } from "./prompts.ts";
import { signInPath } from "./sign-in-path.ts";
import { waitForSignOut } from "./sign-out.ts";

/** A response, when it was loaded, and whether the service has been unreachable since. */
export interface Loaded<T> {
  data: T;
  loadedAt: number;
  isUnreachable: boolean;
}

/** The last responses, so that screens can show them while the service is unreachable. */
const cache = new Map<string, { data: unknown; loadedAt: number }>();
const maxCachedResponses = 50;

export async function load<T>(
  { url, signal }: Request,
  path: string,
  early?: Promise<Response>,
): Promise<Loaded<T>> {
  try {
    const data = await get<T>(path, { signal, early });
    cacheResponse(path, data);
    return { data, loadedAt: Date.now(), isUnreachable: false };
  } catch (error) {
    const last = cache.get(path) as { data: T; loadedAt: number } | undefined;
    if (error instanceof ApiError && error.status === 401) {
      if (last && isFormOpen()) return requestSignInOver({ ...last, isUnreachable: false });
      cache.clear();
      await waitForSignOut();
      throw redirect(signInPath(new URL(url)));
    }
    if (last && isUnreachable(error)) return { ...last, isUnreachable: true };
    throw error;
  }
}

/** An open dialog would be lost with its screen. Other fields save drafts. */
const isFormOpen = () => document.querySelector("dialog[open]") !== null;

function requestSignInOver<T>(shown: Loaded<T>): Loaded<T> {
  signInPrompt.request({}).catch(() => {});
  return shown;
}

function cacheResponse(path: string, data: unknown) {
  cache.delete(path);
  cache.set(path, { data, loadedAt: Date.now() });
  const [oldest] = cache.keys();
  if (cache.size > maxCachedResponses && oldest !== undefined) cache.delete(oldest);
}

export const useLoaded = <T>() => useLoaderData() as Loaded<T>;
