import type { PaymentMethod } from "./payment-methods.ts";
import type { CheckResponse } from "./sandbox-values.ts";

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

/** Nothing was taken or given back, or it came back. */
export const noMoneyStatuses: readonly Status[] = [
  "settlement_declined",
  "voided",
  "processor_declined",
  "gateway_rejected",
  "failed",
];

/** Who asked for a step: the merchant's server, or a person in the Control Panel. */
export type Source = "api" | "control_panel";

export interface LineItem {
  kind?: string;
  name?: string;
  productCode?: string;
  description?: string;
  quantity?: string;
  unitAmount?: string;
  totalAmount?: string;
}

export interface Billing {
  firstName?: string;
  lastName?: string;
  streetAddress?: string;
  locality?: string;
  region?: string;
  postalCode?: string;
}

export interface Transaction {
  readonly id: string;
  readonly type: "sale" | "credit";
  readonly orderId?: string;
  readonly method: PaymentMethod;
  readonly createdAt: Date;
  readonly customerEmail?: string;
  readonly billing?: Billing;
  readonly lineItems?: readonly LineItem[];
  /** Of a refund: the sale whose money it gives back. */
  readonly refundedId?: string;
  amountCents: number;
  status: Status;
  history: { status: Status; amountCents: number; at: Date; source: Source }[];
  processor?: { code: string; text: string; type: "approved" | "soft_declined" | "hard_declined" };
  rejectionReason?: string;
  checks?: { cvv: CheckResponse; postalCode: CheckResponse; streetAddress: CheckResponse };
}

export type Result =
  | { kind: "done"; transaction: Transaction }
  /** There is a transaction, and it did not go through. */
  | { kind: "unsuccessful"; transaction: Transaction; message: string }
  /** Nothing happened. The path leads from the transaction to the part that is wrong. */
  | { kind: "invalid"; code: string; attribute: string; message: string; path: readonly string[] };

export const done = (transaction: Transaction): Result => ({ kind: "done", transaction });

export const invalid = (
  code: string,
  attribute: string,
  message: string,
  path: readonly string[] = [],
): Result => ({ kind: "invalid", code, attribute, message, path });

export const settlements = [
  "settling",
  "settled",
  "settlement_pending",
  "settlement_confirmed",
  "settlement_declined",
] as const satisfies readonly Status[];
export type Settlement = (typeof settlements)[number];
