import type { TrafficSource } from "@agency/contract/api/desk";

const names: Record<string, string> = {
  direct: "Direct",
  unknown: "Unknown",
  other: "Other",
  "payment-request": "Payment requests",
};

/** "google.com", "Direct" or "Campaign “spring”". */
export function sourceName(source: string) {
  const campaign = /^campaign:(.*)$/.exec(source)?.[1];
  return campaign ? `Campaign “${campaign}”` : (names[source] ?? source);
}

/** "google.com, landing page /packages" */
export function formatTrafficSource(origin: TrafficSource | undefined) {
  if (!origin) return "Unknown";
  const { campaign, referrer = "direct", page } = origin;
  const source = campaign ? `campaign:${campaign}` : referrer;
  return `${sourceName(source)}, ${page === "/" ? "home page" : `landing page ${page}`}`;
}
