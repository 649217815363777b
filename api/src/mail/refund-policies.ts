import {
  hoursRefundPolicy,
  logoRefundPolicy,
  projectRefundPolicy,
  templateRefundLimits,
  templateRefundPolicy,
} from "@agency/contract/policies";
import type { OrderEmailData } from "./message.ts";

type Kind = OrderEmailData["items"][number]["kind"];

/** As our terms have them. */
export const refundPolicies: Record<Kind, string> = {
  template: `${templateRefundPolicy} ${templateRefundLimits}`,
  hours: hoursRefundPolicy,
  // Logo Design is the only service sold online at a fixed price.
  service: logoRefundPolicy,
  deposit: projectRefundPolicy,
  project: projectRefundPolicy,
};

/** What the checkout shows of them. The payment page shows none. */
export const refundPoliciesAtCheckout: Partial<Record<Kind, string>> = {
  template: templateRefundPolicy,
  hours: hoursRefundPolicy,
};

export const listKinds = (items: OrderEmailData["items"]) => [
  ...new Set(items.map(({ kind }) => kind)),
];
