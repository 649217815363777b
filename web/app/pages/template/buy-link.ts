import type { ChosenLook } from "@agency/contract/offers/looks";
import type { Plan } from "@agency/contract/offers/types";

/** The amount has no currency sign and no commas: "49", "1500" or "49.50". */
export function buildBuyLink({ name, price }: Plan, look?: ChosenLook) {
  const amount = price.replace(/[^\d.]/g, "");
  const lookParam = look ? `&look=${look.name}` : "";
  return `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${amount}${lookParam}`;
}
