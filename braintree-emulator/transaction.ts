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

/** Final statuses of transactions that moved no money in the end. */
export const noMoneyStatuses: readonly Status[] = [
  "settlement_declined",
  "voided",
  "processor_declined",
  "gateway_rejected",
  "failed",
];

/** Who changed the status: the merchant's server, or a person in the Control Panel. */
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
  countryCodeAlpha2?: string;
}

export interface Transaction {
  readonly id: string;
  readonly type: "sale" | "credit";
  readonly orderId?: string;
  readonly method: PaymentMethod;
  readonly createdAt: Date;
  readonly customerEmail?: string;
  readonly billing?: Billing;
  /** What the data collector returned in the buyer's browser. */
  readonly deviceData?: string;
  readonly lineItems?: readonly LineItem[];
  /** Only for refunds: the ID of the refunded sale. */
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
  /** A transaction was created, but declined, rejected or failed. */
  | { kind: "unsuccessful"; transaction: Transaction; message: string }
  /** No transaction was created. The path leads from the transaction to the invalid part. */
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
