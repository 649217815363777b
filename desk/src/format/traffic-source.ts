import type { Origin } from "@agency/contract/api/desk";

const names: Record<string, string> = {
  direct: "Direct",
  unknown: "Unknown",
  other: "Others",
  "payment-request": "Payment requests",
};

/** "google.com", Direct, or Campaign “spring”. */
export function sourceName(source: string) {
  const campaign = /^campaign:(.*)$/.exec(source)?.[1];
  return campaign ? `Campaign “${campaign}”` : (names[source] ?? source);
}

/** Of one visitor: google.com, first page /packages. */
export function formatTrafficSource(origin: Origin | undefined) {
  if (!origin) return "Not known";
  const { campaign, referrer = "direct", page } = origin;
  const source = campaign ? `campaign:${campaign}` : referrer;
  return `${sourceName(source)}, first page ${page}`;
}
