import type { Plan } from "@agency/contract/catalog";

export function buyLink({ name, price }: Plan) {
  const digits = price.replace(/\D/g, "");
  return `/checkoutvenmo?plan=${encodeURIComponent(name)}&amount=${digits}`;
}
