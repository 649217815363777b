import { z } from "zod";
import { type Answer, json } from "./answer.ts";
import type { BraintreeDouble } from "./double.ts";
import { faultRule } from "./faults.ts";
import { settlements } from "./transaction.ts";
import { notification } from "./webhooks.ts";

const settings = z.strictObject({
  clientMode: z.enum(["hosts", "same-origin"]).optional(),
  duplicateChecking: z.boolean().optional(),
  cardRules: z.boolean().optional(),
  latencyMs: z.number().nonnegative().optional(),
});
const card = z.strictObject({
  number: z.string(),
  expirationMonth: z.string(),
  expirationYear: z.string(),
  cvv: z.string().optional(),
  cardholderName: z.string().optional(),
  postalCode: z.string().optional(),
});
const nonce = z.strictObject({ method: z.union([z.enum(["paypal", "venmo"]), card]) });
const settlement = z.strictObject({ id: z.string(), settlement: z.enum(settlements).optional() });
const webhook = z.strictObject({ about: notification, url: z.url().optional() });

export type ControlSettings = z.infer<typeof settings>;

export const isControl = (path: string) => path.startsWith("/_control/");

/** What `BraintreeDouble` does, for other processes: JSON in, JSON out, 400 for what makes no sense. */
export async function control(
  double: BraintreeDouble,
  method: string,
  path: string,
  body: string,
): Promise<Answer> {
  const routes: Record<string, (input: unknown) => unknown> = {
    "GET /_control/audit": () => double.audit(),
    "POST /_control/faults": (input) => void double.fault(faultRule.parse(input)),
    "DELETE /_control/faults": () => double.clearFaults(),
    "PATCH /_control/settings": (input) => Object.assign(double.settings, settings.parse(input)),
    "POST /_control/nonces": (input) => ({ nonce: double.nonce(nonce.parse(input).method) }),
    "POST /_control/settle": (input) => {
      const { id, settlement: to } = settlement.parse(input);
      double.settle(id, to);
    },
    "POST /_control/notifications": (input) => double.notification(notification.parse(input)),
    "POST /_control/webhooks": (input) => {
      const { about, url } = webhook.parse(input);
      return double.webhook(about, url);
    },
    "POST /_control/reset": () => double.reset(),
  };
  const route = routes[`${method} ${path}`];
  if (!route) return json({ error: `No ${method} ${path}` }, 404);
  try {
    return json((await route(body ? JSON.parse(body) : undefined)) ?? {});
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return json({ error: message }, 400);
  }
}
