import type { PaymentMethod } from "./payment-methods.ts";
import type { CheckResponse } from "./test-values.ts";

export type Status =
  | "authorized"
  | "submitted_for_settlement"
  | "settling"
  | "settled"
  | "settlement_pending"
  | "settlement_confirmed"
  | "settlement_declined"
  | "voided"
  | "processor_declined"
  | "gateway_rejected"
  | "failed";

export interface LineItem {
  kind?: string;
  name?: string;
  productCode?: string;
  description?: string;
  quantity?: string;
  unitAmount?: string;
  totalAmount?: string;
}

export interface Transaction {
  readonly id: string;
  readonly type: "sale" | "credit";
  readonly orderId?: string;
  readonly method: PaymentMethod;
  readonly createdAt: Date;
  readonly customerEmail?: string;
  readonly lineItems?: readonly LineItem[];
  /** Of a refund: the sale whose money it gives back. */
  readonly refundedId?: string;
  amountCents: number;
  status: Status;
  history: { status: Status; amountCents: number; at: Date }[];
  processor?: { code: string; text: string; type: "approved" | "soft_declined" | "hard_declined" };
  rejectionReason?: string;
  checks?: { cvv: CheckResponse; postalCode: CheckResponse; streetAddress: CheckResponse };
}

export type Result =
  | { kind: "done"; transaction: Transaction }
  /** There is a transaction, and it did not go through. */
  | { kind: "unsuccessful"; transaction: Transaction; message: string }
  /** Nothing happened. */
  | { kind: "invalid"; code: string; attribute: string; message: string };

export const invalid = (code: string, attribute: string, message: string): Result => ({
  kind: "invalid",
  code,
  attribute,
  message,
});

export const settlements = [
  "settling",
  "settled",
  "settlement_pending",
  "settlement_confirmed",
  "settlement_declined",
] as const satisfies readonly Status[];
export type Settlement = (typeof settlements)[number];
