const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

export const isLocalhost = (url: string) => LOCAL.test(new URL(url).hostname);

/** With or without "www." and TLS it is the same site; on a developer's machine every port is. */
export function isOwnOrigin(origin: string, siteUrl: string) {
  if (!URL.canParse(origin)) return false;
  if (isLocalhost(siteUrl) && isLocalhost(origin)) return true;
  const hostOf = (url: string) => new URL(url).host.replace(/^www\./, "");
  return hostOf(origin) === hostOf(siteUrl);
}
