/** Separate from api-client, because this is on every page and must not load zod. */

/** Private pages have a token in their URL and are not tracked. */
const PUBLIC_PATH = /^\/[a-z0-9-]*$/;

/** Sends nothing if the browser opts out of tracking, and stores nothing in the browser. */
export function trackPageView(page: string) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl || !PUBLIC_PATH.test(page)) return;
  const params = new URLSearchParams(location.search);
  const pageView = {
    page,
    referrer: parseExternalHost(document.referrer),
    campaign: params.get("utm_campaign") ?? params.get("utm_source") ?? undefined,
  };
  const type = "application/json";
  navigator.sendBeacon("/api/page-views", new Blob([JSON.stringify(pageView)], { type }));
}

function parseExternalHost(referrer: string) {
  const host = referrer && new URL(referrer).hostname;
  return host && host !== location.hostname ? host.replace(/^www\./, "") : undefined;
}
