import { z } from "zod";

/** GET /api/client_token */
export const clientTokenAnswer = z.object({ clientToken: z.string().min(1) });

/** POST /api/checkout */
export const billing = z.object({
  name: z.string().min(1),
  email: z.email(),
  address: z.string().min(1),
  city: z.string().min(1),
  state: z.string().min(1),
  zip: z.string().min(1),
});
export type Billing = z.infer<typeof billing>;

export const checkoutRequest = z.object({
  paymentMethodNonce: z.string().min(1),
  amount: z.string(),
  billing,
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

export const checkoutAnswer = z.object({
  success: z.boolean(),
  id: z.string().optional(),
  error: z.string().optional(),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;
