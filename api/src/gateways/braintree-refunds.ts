import type { BraintreeGateway, Transaction } from "braintree";
import { z } from "zod";
import { parseTransaction, toGatewayAmount } from "./braintree-transactions.ts";
import type { Gateway, GatewayRefund } from "./gateway.ts";

const refundStates: Record<string, GatewayRefund["state"]> = {
  submitted_for_settlement: "accepted",
  settlement_pending: "accepted",
  settlement_confirmed: "accepted",
  settling: "accepted",
  settled: "settled",
  settlement_declined: "failed",
  processor_declined: "failed",
  gateway_rejected: "failed",
  voided: "failed",
  failed: "failed",
};

/** Error codes for a sale that is not settled yet; the same refund succeeds later. */
const NOT_SETTLED_CODES = ["91506", "91574"];
const SOFT_DECLINE_CODE = "915201";

const creditSchema = z.object({
  id: z.string(),
  orderId: z.string().nullish(),
  refundedTransactionId: z.string(),
  processorResponseText: z.string().nullish(),
  processorSettlementResponseText: z.string().nullish(),
  processorResponseType: z.string().nullish(),
});

function parseRefund(transaction: unknown): GatewayRefund {
  const { id, orderId, refundedTransactionId, ...processor } = creditSchema.parse(transaction);
  const { cents, createdAt, gatewayStatus } = parseTransaction(transaction);
  // Never treat an unknown status as failed: it could cause a second refund.
  const state = refundStates[gatewayStatus] ?? "unknown";
  const reason = processor.processorSettlementResponseText || processor.processorResponseText;
  return {
    ...{ id, reference: orderId ?? "", saleId: refundedTransactionId, cents, createdAt, state },
    reason: state === "failed" ? (reason ?? gatewayStatus) : undefined,
    isRetryable: processor.processorResponseType === "soft_declined",
  };
}

interface RefundResult {
  success: boolean;
  message?: string;
  transaction?: unknown;
  errors?: { deepErrors(): { code: string; message: string }[] };
}

/** The published types lack `orderId`. */
type Refund = (id: string, options: { amount: string; orderId: string }) => Promise<RefundResult>;

type RefundMethods = Pick<
  Gateway,
  "refund" | "findRefund" | "findRefundsByTransaction" | "findRefundsSince"
>;

export function createRefundMethods(
  { transaction: sdk }: BraintreeGateway,
  search: (type: "credit", since: Date) => AsyncIterable<unknown>,
): RefundMethods {
  const refund = sdk.refund.bind(sdk) as unknown as Refund;
  const findRefund = async (id: string) => parseRefund(await sdk.find(id));
  return {
    async refund(transactionId, { cents, reference }) {
      const amount = toGatewayAmount(cents);
      const result = await refund(transactionId, { amount, orderId: reference });
      if (result.transaction) {
        const { state, id, reason = "declined", isRetryable } = parseRefund(result.transaction);
        if (state === "unknown") throw new Error("the refund has an unknown status");
        return state === "failed" ? { state, reason, isRetryable } : { state, id };
      }
      const [error] = result.errors?.deepErrors() ?? [];
      if (!error && !result.message) throw new Error("the gateway's refund response is empty");
      if (NOT_SETTLED_CODES.includes(error?.code ?? "")) return { state: "too-early" };
      const reason = result.message ?? error?.message ?? "declined";
      return { state: "failed", reason, isRetryable: error?.code === SOFT_DECLINE_CODE };
    },
    findRefund,
    async findRefundsByTransaction(transactionId) {
      const { refundIds } = (await sdk.find(transactionId)) as Transaction;
      return Promise.all((refundIds ?? []).map(findRefund));
    },
    async findRefundsSince(time) {
      const refunds: GatewayRefund[] = [];
      for await (const transaction of search("credit", time)) {
        // A credit without a sale is not a refund.
        if ((transaction as Transaction).refundedTransactionId)
          refunds.push(parseRefund(transaction));
      }
      return refunds;
    },
  };
}
