import { z } from "zod";
import { billingLimits, postalCodePattern } from "../limits/billing-limits.ts";

export const paymentFormName = z.enum(["drop-in", "hosted-fields"]);
export type PaymentFormName = z.infer<typeof paymentFormName>;

/** GET /api/client_token */
export const clientTokenResponse = z.object({
  clientToken: z.string().min(1),
  /** Which of the two payment forms the page shows. */
  form: paymentFormName.default("drop-in"),
  /** No money moves: the gateway is a sandbox, or the double of one. */
  test: z.literal(true).optional(),
});
export type ClientToken = z.infer<typeof clientTokenResponse>;

const line = (bound: number) => z.string().trim().min(1).max(bound);

/** POST /api/checkout */
export const billing = z.object({
  name: line(billingLimits.name),
  email: z.email().max(billingLimits.email),
  address: line(billingLimits.address),
  city: line(billingLimits.city),
  state: line(billingLimits.state),
  zip: line(billingLimits.zip).regex(new RegExp(`^${postalCodePattern}$`, "v")),
});
export type Billing = z.infer<typeof billing>;

/** The catalog knows which ones there are. */
export const lookName = z.string().max(40);

/** However it is written: the same key is the same purchase. */
const key = z.uuid().toLowerCase();

export const checkoutRequest = z.object({
  paymentMethodNonce: z.string().min(1).max(200),
  amount: z.string().max(20),
  billing,
  plan: z.string().min(1).max(200),
  /** The name of a look that the catalog offers for this plan. */
  look: lookName.optional(),
  /** The key of the purchase: the same for every try to pay for it. */
  order: key,
  /** The key of this attempt, to ask later what became of it. */
  key,
  /** Keys of other purchases that this browser began within the last half hour. */
  earlier: z.array(key).max(20).optional(),
  /** The buyer knows of the earlier purchase, and wants another one. */
  another: z.literal(true).optional(),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

/** As the specification has it: nonce, amount and billing do. The page adds what makes another attempt safe. */
export const checkoutBody = checkoutRequest.partial({ plan: true, order: true, key: true });
export type CheckoutBody = z.infer<typeof checkoutBody>;

export const checkoutResponse = z.object({
  success: z.boolean(),
  id: z.string().optional(),
  /** Always there when the payment was not successful. */
  error: z.string().optional(),
  /** Not known yet: GET /api/checkout/:key tells later. */
  processing: z.literal(true).optional(),
  /** The buyer may have paid for this already. Nothing was charged; `another` in the next request goes on. */
  paidAlready: z.literal(true).optional(),
  /** The buyer's private page. */
  orderPath: z.string().optional(),
});
export type CheckoutResponse = z.infer<typeof checkoutResponse>;
