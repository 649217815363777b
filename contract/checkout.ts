import { z } from "zod";

export const paymentFormName = z.enum(["drop-in", "hosted-fields"]);
export type PaymentFormName = z.infer<typeof paymentFormName>;

/** GET /api/client_token */
export const clientTokenAnswer = z.object({
  clientToken: z.string().min(1),
  /** Which of the two payment forms the page shows. */
  form: paymentFormName.default("drop-in"),
  /** No money moves: the gateway is a sandbox, or the double of one. */
  test: z.literal(true).optional(),
});
export type ClientToken = z.infer<typeof clientTokenAnswer>;

/** POST /api/checkout */
export const billing = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.email().max(254),
  address: z.string().trim().min(1).max(300),
  city: z.string().trim().min(1).max(120),
  state: z.string().trim().min(1).max(120),
  zip: z.string().trim().min(1).max(30),
});
export type Billing = z.infer<typeof billing>;

export const checkoutRequest = z.object({
  paymentMethodNonce: z.string().min(1).max(200),
  amount: z.string().max(20),
  billing,
  plan: z.string().min(1).max(200),
  /** The key of the purchase: the same for every try to pay for it. */
  order: z.uuid(),
  /** The key of this try, to ask later what became of it. */
  key: z.uuid(),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

export const checkoutAnswer = z.object({
  success: z.boolean(),
  id: z.string().optional(),
  error: z.string().optional(),
  /** Not known yet: GET /api/checkout/:key tells later. */
  processing: z.literal(true).optional(),
  /** The buyer's private page. */
  orderPath: z.string().optional(),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;
