import type { BraintreeGateway, Transaction } from "braintree";
import { z } from "zod";
import { parseTransaction, toGatewayAmount } from "./braintree-transactions.ts";
import type { Gateway, GatewayRefund } from "./gateway.ts";

/** The money is on its way, there, or it is not going back after all. */
const states: Record<string, GatewayRefund["state"]> = {
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

/** Not settled yet, or not while it settles: the same refund goes through later. */
const TOO_EARLY = ["91506", "91574"];
const DECLINED_FOR_NOW = "915201";

const credit = z.object({
  id: z.string(),
  orderId: z.string().nullish(),
  refundedTransactionId: z.string(),
  processorResponseText: z.string().nullish(),
  processorSettlementResponseText: z.string().nullish(),
  processorResponseType: z.string().nullish(),
});

function readRefund(transaction: unknown): GatewayRefund {
  const { id, orderId, refundedTransactionId, ...texts } = credit.parse(transaction);
  const { cents, createdAt, gatewayStatus } = parseTransaction(transaction);
  // Guessing "failed" is how money goes back twice.
  const state = states[gatewayStatus] ?? "unknown";
  const reason = texts.processorSettlementResponseText || texts.processorResponseText;
  return {
    ...{ id, reference: orderId ?? "", saleId: refundedTransactionId, cents, createdAt, state },
    ...(state === "failed" && { reason: reason ?? gatewayStatus }),
    tryLater: texts.processorResponseType === "soft_declined",
  };
}

interface RefundResult {
  success: boolean;
  message?: string;
  transaction?: unknown;
  errors?: { deepErrors(): { code: string; message: string }[] };
}

/** The published types know of no orderId. */
type Refund = (id: string, options: { amount: string; orderId: string }) => Promise<RefundResult>;

type Methods = Pick<Gateway, "refund" | "findRefund" | "refundsOf" | "refundsSince">;

export function refundMethods(
  { transaction: sdk }: BraintreeGateway,
  search: (type: "credit", since: Date) => AsyncIterable<unknown>,
): Methods {
  const refund = sdk.refund.bind(sdk) as unknown as Refund;
  const find = async (id: string) => readRefund(await sdk.find(id));
  return {
    async refund(transactionId, { cents, reference }) {
      const amount = toGatewayAmount(cents);
      const result = await refund(transactionId, { amount, orderId: reference });
      if (result.transaction) {
        const { state, id, reason = "declined", tryLater } = readRefund(result.transaction);
        if (state === "unknown") throw new Error("the refund has a status that we do not know");
        return state === "failed" ? { state, reason, tryLater } : { state, id };
      }
      const [error] = result.errors?.deepErrors() ?? [];
      if (!error && !result.message) throw new Error("the gateway says nothing about the refund");
      if (TOO_EARLY.includes(error?.code ?? "")) return { state: "too-early" };
      const reason = result.message ?? error?.message ?? "declined";
      return { state: "failed", reason, tryLater: error?.code === DECLINED_FOR_NOW };
    },
    findRefund: find,
    async refundsOf(transactionId) {
      const { refundIds } = (await sdk.find(transactionId)) as Transaction;
      return Promise.all((refundIds ?? []).map(find));
    },
    async refundsSince(time) {
      const found: GatewayRefund[] = [];
      for await (const transaction of search("credit", time)) {
        // What the owner sends out without a sale is no refund.
        if ((transaction as Transaction).refundedTransactionId) found.push(readRefund(transaction));
      }
      return found;
    },
  };
}
