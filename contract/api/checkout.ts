import { z } from "zod";
import { billingLimits, postalCodePattern } from "../limits/billing-limits.ts";

export const paymentFormName = z.enum(["hosted-fields", "drop-in"]);
export type PaymentFormName = z.infer<typeof paymentFormName>;

/** GET /api/client_token */
export const clientTokenResponse = z.object({
  clientToken: z.string().min(1),
  /** The payment form that the page shows. */
  paymentForm: paymentFormName.default("hosted-fields"),
  /** Set when the gateway is a sandbox or the Braintree emulator, so that nothing is really charged. */
  isTestMode: z.literal(true).optional(),
});
export type ClientToken = z.infer<typeof clientTokenResponse>;

const requiredText = (max: number) => z.string().trim().min(1).max(max);

/** POST /api/checkout */
export const billing = z.object({
  name: requiredText(billingLimits.name),
  email: z.email().max(billingLimits.email),
  address: requiredText(billingLimits.address),
  city: requiredText(billingLimits.city),
  state: requiredText(billingLimits.state),
  zip: requiredText(billingLimits.zip).regex(new RegExp(`^${postalCodePattern}$`, "v")),
  /** An ISO code. The specified request has none; it means the US. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});
export type Billing = z.infer<typeof billing>;

/** The service checks the name against the catalog. */
export const lookName = z.string().max(40);

/** What the payment provider's data collector returned, to detect fraud. It is passed on and never stored or logged. */
export const deviceData = z.string().max(1_000);

/** Lower case, so that the same UUID is always the same key. */
const uuid = z.uuid().toLowerCase();

export const checkoutRequest = z.object({
  paymentMethodNonce: z.string().min(1).max(200),
  deviceData: deviceData.optional(),
  amount: z.string().max(20),
  billing,
  plan: z.string().min(1).max(200),
  /** The name of a look of this plan. */
  look: lookName.optional(),
  /** The purchase key, which is the same for every attempt to pay for it. */
  purchaseKey: uuid,
  /** The attempt key, by which the page can fetch the result later. */
  attemptKey: uuid,
  /** Keys of other purchases that this browser started within the last half hour. */
  recentPurchaseKeys: z.array(uuid).max(20).optional(),
  /** The buyer confirmed a duplicate purchase. */
  allowDuplicate: z.literal(true).optional(),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

/** The specification requires only nonce, amount and billing; the other fields make retries safe. */
export const checkoutBody = checkoutRequest.partial({
  plan: true,
  purchaseKey: true,
  attemptKey: true,
});
export type CheckoutBody = z.infer<typeof checkoutBody>;

export const checkoutResponse = z.object({
  success: z.boolean(),
  id: z.string().optional(),
  /** Always set when the payment was not successful. */
  error: z.string().optional(),
  /** The result is not known yet. Poll GET /api/checkout/:attemptKey. */
  processing: z.literal(true).optional(),
  /** The buyer may have already paid for this. Nothing was charged; send `allowDuplicate` to continue. */
  possibleDuplicate: z.literal(true).optional(),
  /** The buyer's private order page. */
  orderPath: z.string().optional(),
});
export type CheckoutResponse = z.infer<typeof checkoutResponse>;
