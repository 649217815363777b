/** Apart from the calls of the service, which bring zod along: this is on every page. */
/** A private page has a token in its address, and is told to nobody. */
const PUBLIC = /^\/[a-z0-9-]*$/;

/** Counts a page view. A browser that asks not to be tracked tells nothing, and nothing is kept in any. */
export function trackPageView(page: string) {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  if (doNotTrack === "1" || globalPrivacyControl || !PUBLIC.test(page)) return;
  const params = new URLSearchParams(location.search);
  const seen = {
    page,
    referrer: otherHost(document.referrer),
    campaign: params.get("utm_campaign") ?? params.get("utm_source") ?? undefined,
  };
  const type = "application/json";
  navigator.sendBeacon("/api/seen", new Blob([JSON.stringify(seen)], { type }));
}

function otherHost(referrer: string) {
  const host = referrer && new URL(referrer).hostname;
  return host && host !== location.hostname ? host.replace(/^www\./, "") : undefined;
}
