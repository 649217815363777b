import type { Plan } from "@agency/contract/offers";

/** The price without its sign and commas: "49", "1500" or, with cents, "49.50". */
export function buyLink({ name, price }: Plan) {
  const amount = price.replace(/[^\d.]/g, "");
  return `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${amount}`;
}
