import type { PaymentMethod } from "@agency/contract/api/orders";

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  card: "Card",
  paypal: "PayPal",
  venmo: "Venmo",
  manual: "Recorded manually",
};

/** Returns the gateway's own name, such as a card brand, for methods without a label. */
export const getPaymentMethodLabel = (method: string) =>
  method in paymentMethodLabels
    ? paymentMethodLabels[method as keyof typeof paymentMethodLabels]
    : method;
