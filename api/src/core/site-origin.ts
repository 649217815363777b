const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

export const isLocalhost = (url: string) => URL.canParse(url) && LOCAL.test(new URL(url).hostname);

/** Ignores "www." and the protocol; on localhost also the port. */
export function isOwnOrigin(origin: string, siteUrl: string) {
  if (!URL.canParse(origin)) return false;
  if (isLocalhost(siteUrl) && isLocalhost(origin)) return true;
  const getHost = (url: string) => new URL(url).host.replace(/^www\./, "");
  return getHost(origin) === getHost(siteUrl);
}
