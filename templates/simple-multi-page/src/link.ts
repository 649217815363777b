import { site } from "../site.config.ts";

/** The address of a page or file of this site, also when the site lives in a folder such as /my-site/. */
export function link(address: string): string {
  return address.startsWith("/") ? import.meta.env.BASE_URL + address.slice(1) : address;
}

/** The same with https:// and the domain in front, or nothing while the site has no url yet. */
export function fullLink(address: string): string | undefined {
  return site.url ? new URL(link(address), site.url).href : undefined;
}
