import { z } from "zod";
import { disputeKinds, disputeReasons, disputeStatuses } from "./disputes.ts";
import type { BraintreeDouble } from "./emulator.ts";
import { faultRule } from "./faults.ts";
import { refundFailures } from "./refunds.ts";
import { type EmulatorResponse, json } from "./response.ts";
import { settlements } from "./transaction.ts";
import { notification } from "./webhooks.ts";

const settings = z.strictObject({
  clientMode: z.enum(["hosts", "same-origin"]).optional(),
  duplicateChecking: z.boolean().optional(),
  cardRules: z.boolean().optional(),
  testAmounts: z.boolean().optional(),
  refundsWhileSettling: z.boolean().optional(),
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
const night = z.strictObject({ settlement: z.enum(settlements).optional() });
const settlement = night.extend({ id: z.string() });
const panelVoid = z.strictObject({ id: z.string() });
const panelRefund = panelVoid.extend({ cents: z.int().positive().optional() });
const refundDecline = z.strictObject({ code: z.string().optional() });
const refundFailure = z.strictObject({ id: z.string(), status: z.enum(refundFailures).optional() });
const dispute = z.strictObject({
  transactionId: z.string(),
  kind: z.enum(disputeKinds).optional(),
  reason: z.enum(disputeReasons).optional(),
  amountCents: z.int().positive().optional(),
  replyBy: z.iso.date().optional(),
});
const disputeChange = z.strictObject({
  id: z.string(),
  status: z.enum([...disputeStatuses, "pending_arbitration"]),
});
const webhook = z.strictObject({ about: notification, url: z.url().optional() });

export type ControlSettings = z.infer<typeof settings>;

export const isControl = (path: string) => path.startsWith("/_control/");

/** What `BraintreeDouble` does, for other processes: JSON in, JSON out, 400 for what makes no sense. */
export async function control(
  double: BraintreeDouble,
  method: string,
  path: string,
  body: string,
): Promise<EmulatorResponse> {
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
    "POST /_control/settle-all": (input) => ({
      ids: double.settleAll(night.parse(input).settlement),
    }),
    "POST /_control/panel/refunds": (input) => {
      const { id, cents } = panelRefund.parse(input);
      return { id: double.refundInControlPanel(id, cents) };
    },
    "POST /_control/panel/voids": (input) => double.voidInControlPanel(panelVoid.parse(input).id),
    "POST /_control/refund-declines": (input) =>
      double.declineNextRefund(refundDecline.parse(input).code),
    "POST /_control/refund-failures": (input) => {
      const { id, status } = refundFailure.parse(input);
      double.failRefund(id, status);
    },
    "POST /_control/disputes": (input) => ({ id: double.dispute(dispute.parse(input)) }),
    "PATCH /_control/disputes": (input) => {
      const { id, status } = disputeChange.parse(input);
      double.changeDispute(id, status);
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
