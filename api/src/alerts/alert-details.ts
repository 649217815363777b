import { formatWeekday } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { truncate } from "../mail/single-line.ts";
import { nameEmail } from "./email-names.ts";

/** Names whose label differs from what humanize returns. */
const labels: Record<string, string> = {
  cents: "Amount",
  replyBy: "Respond by",
  kind: "Email",
  earlier: "Earlier orders",
  seconds: "Paused for",
};

/** An ID that only the queue uses. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const isInternal = ([name, value]: [string, unknown]) => name === "job" && UUID.test(String(value));

/** What happened, in one line: which work, which amount and why. */
export function summarizeAlert(detail: unknown): string {
  const known = (detail ?? {}) as Record<string, unknown>;
  return ["purpose", "problem", "kind", "amount", "cents", "reason"]
    .filter((name) => known[name] !== undefined && known[name] !== null && known[name] !== "")
    .map((name) => formatValue(name, known[name]))
    .join(": ");
}

/** Names and values as owners read them. A list has one item per line. */
export function alertDetails(detail: unknown): [string, string][] {
  if (detail === undefined || detail === null) return [];
  if (typeof detail !== "object") return [["Detail", formatValue("detail", detail)]];
  return Object.entries(detail)
    .filter(([, value]) => value !== undefined && value !== null && value !== "")
    .filter((entry) => !isInternal(entry))
    .map(([name, value]) => [labels[name] ?? humanize(name), formatValue(name, value)]);
}

function formatValue(name: string, value: unknown) {
  const items = Array.isArray(value) ? value : [value];
  return truncate(items.map((item) => formatItem(name, item)).join("\n"), 1_000);
}

function formatItem(name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number" && /^(cents|lost)$|Cents$/.test(name)) return formatUsd(value);
  if (name === "seconds") return `${Number(value) / 60} minutes`;
  if (name === "kind") return nameEmail(String(value));
  if (name === "state" || name === "status" || name === "limit") return humanize(String(value));
  // The class of the error says nothing to an owner.
  if (name === "reason") return String(value).replace(/^\w*Error: |^Undeliverable: /, "");
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatWeekday(value);
  if (typeof value !== "object") return String(value);
  return alertDetails(value)
    .map(([label, text]) => `${label}: ${text}`)
    .join(", ");
}

/** Turns "orphaned-payment" and "orderId" into "Orphaned payment" and "Order ID". */
function humanize(name: string) {
  const text = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]+/g, " ")
    .toLowerCase()
    .replace(/\bid\b/g, "ID");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
