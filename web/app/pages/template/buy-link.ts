import type { ChosenLook } from "@agency/contract/offers/looks";
import type { Plan } from "@agency/contract/offers/types";

/** The price without its sign and commas: "49", "1500" or, with cents, "49.50". A look goes along once it is chosen. */
export function buyLink({ name, price }: Plan, look?: ChosenLook) {
  const amount = price.replace(/[^\d.]/g, "");
  const chosen = look ? `&look=${look.name}` : "";
  return `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${amount}${chosen}`;
}
