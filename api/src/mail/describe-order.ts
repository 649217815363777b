import { formatHours } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import { lookTitle } from "@agency/contract/offers/looks";
import type { OrderEmailData } from "./message.ts";

type Item = OrderEmailData["items"][number];

/** "Website Maintenance, 2 hours at $50" or "Basic Single-Page, version 1.0.0, Meadow look". */
export function describeItem({ name, kind, quantity, totalCents, file, look }: Item) {
  if (kind === "hours") {
    return `${name}, ${formatHours(quantity)} at ${formatUsd(Math.round(totalCents / quantity))}`;
  }
  return [
    quantity > 1 ? `${quantity} × ${name}` : name,
    file && `version ${file.version}`,
    look && `${lookTitle(look.name)} look`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** "Basic Single-Page", or "Basic Single-Page and Logo Design". */
export function itemNames(items: readonly Item[]) {
  return new Intl.ListFormat("en-US").format(items.map(({ name }) => name));
}

/** "Card ending in 4242". */
export function describeMethod({ method, lastFour }: OrderEmailData) {
  const names = { card: "Card", paypal: "PayPal", venmo: "Venmo", manual: "Direct payment" };
  const ending = method === "card" && lastFour ? ` ending in ${lastFour}` : "";
  return `${names[method]}${ending}`;
}
