import type { PaymentMethod } from "@agency/contract/api/orders";

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  card: "Card",
  paypal: "PayPal",
  venmo: "Venmo",
  manual: "By hand",
};
