import { site } from "../site.config.ts";

/** Adds the folder of the site, such as /my-site/, to a path. Keeps full URLs unchanged. */
export function toHref(path: string): string {
  return path.startsWith("/") ? import.meta.env.BASE_URL + path.slice(1) : path;
}

/** The full URL of a path, or undefined while "url" in site.config.ts is empty. */
export function toFullUrl(path: string): string | undefined {
  return site.url ? new URL(toHref(path), site.url).href : undefined;
}
