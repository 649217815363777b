import { z } from "zod";
import { disputeKinds, disputeReasons, disputeStatuses } from "./disputes.ts";
import type { BraintreeEmulator } from "./emulator.ts";
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
const method = z.union([z.enum(["paypal", "venmo"]), card]);
const nonce = z.strictObject({ method });
const earlierSale = z.strictObject({
  id: z.string(),
  orderId: z.string().optional(),
  method,
  amountCents: z.int().positive(),
  status: z.enum(["submitted_for_settlement", ...settlements]),
  createdAt: z.coerce.date(),
});
const settleOvernight = z.strictObject({ settlement: z.enum(settlements).optional() });
const settle = settleOvernight.extend({ id: z.string() });
const controlPanelVoid = z.strictObject({ id: z.string() });
const controlPanelRefund = controlPanelVoid.extend({ cents: z.int().positive().optional() });
const refundDecline = z.strictObject({ code: z.string().optional() });
const refundFailure = z.strictObject({ id: z.string(), status: z.enum(refundFailures).optional() });
const dispute = z.strictObject({
  id: z.string().optional(),
  transactionId: z.string(),
  kind: z.enum(disputeKinds).optional(),
  reason: z.enum(disputeReasons).optional(),
  amountCents: z.int().positive().optional(),
  caseNumber: z.string().optional(),
  receivedAt: z.coerce.date().optional(),
  replyBy: z.iso.date().optional(),
});
const disputeChange = z.strictObject({
  id: z.string(),
  status: z.enum([...disputeStatuses, "pending_arbitration"]),
});
const webhook = z.strictObject({ about: notification, url: z.url().optional() });

export type ControlSettings = z.infer<typeof settings>;

export const isControlPath = (path: string) => path.startsWith("/_control/");

/** The methods of `BraintreeEmulator` as JSON over HTTP, for other processes. Invalid input gets status 400. */
export async function handleControlRequest(
  emulator: BraintreeEmulator,
  method: string,
  path: string,
  body: string,
): Promise<EmulatorResponse> {
  const routes: Record<string, (input: unknown) => unknown> = {
    "GET /_control/audit": () => emulator.audit(),
    "POST /_control/faults": (input) => void emulator.fault(faultRule.parse(input)),
    "DELETE /_control/faults": () => emulator.clearFaults(),
    "PATCH /_control/settings": (input) => Object.assign(emulator.settings, settings.parse(input)),
    "POST /_control/nonces": (input) => ({ nonce: emulator.nonce(nonce.parse(input).method) }),
    "POST /_control/transactions": (input) => emulator.addTransaction(earlierSale.parse(input)),
    "POST /_control/settle": (input) => {
      const { id, settlement } = settle.parse(input);
      emulator.settle(id, settlement);
    },
    "POST /_control/settle-overnight": (input) => ({
      ids: emulator.settleOvernight(settleOvernight.parse(input).settlement),
    }),
    "POST /_control/control-panel/refunds": (input) => {
      const { id, cents } = controlPanelRefund.parse(input);
      return { id: emulator.refundInControlPanel(id, cents) };
    },
    "POST /_control/control-panel/voids": (input) =>
      emulator.voidInControlPanel(controlPanelVoid.parse(input).id),
    "POST /_control/decline-next-refund": (input) =>
      emulator.declineNextRefund(refundDecline.parse(input).code),
    "POST /_control/fail-refund": (input) => {
      const { id, status } = refundFailure.parse(input);
      emulator.failRefund(id, status);
    },
    "POST /_control/disputes": (input) => ({ id: emulator.dispute(dispute.parse(input)) }),
    "PATCH /_control/disputes": (input) => {
      const { id, status } = disputeChange.parse(input);
      emulator.changeDispute(id, status);
    },
    "POST /_control/notifications": (input) => emulator.notification(notification.parse(input)),
    "POST /_control/webhooks": (input) => {
      const { about, url } = webhook.parse(input);
      return emulator.webhook(about, url);
    },
    "POST /_control/reset": () => emulator.reset(),
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
