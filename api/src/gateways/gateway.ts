import type { Billing } from "@agency/contract/api/checkout";
import type { BillingAddress } from "../core/billing-address.ts";

/** A gateway transaction, with its status mapped to ours. */
export interface GatewayTransaction {
  id: string;
  reference: string;
  cents: number;
  createdAt: Date;
  status: "authorized" | "captured" | "declined" | "voided" | "unknown";
  /** Braintree's own status. */
  gatewayStatus: string;
  /** A settled payment can be refunded, but no longer voided. */
  isSettled: boolean;
  /** Whether money is returned by a refund or by voiding the sale. Absent if neither is possible now. */
  refundMethod?: "refund" | "void";
  method?: "card" | "paypal" | "venmo";
  lastFour?: string;
  /** A message for the buyer. */
  declineReason?: string;
  /** What the gateway kept. It reports this only for PayPal. */
  feeCents?: number;
  /** Declined by the bank or by our card rules, and not for a technical reason. */
  isCardDecline?: boolean;
}

export interface Charge {
  reference: string;
  cents: number;
  nonce: string;
  /** Collected in the buyer's browser, to detect fraud. Absent if the browser blocked it. */
  deviceData?: string | undefined;
  billing: Billing;
  items: readonly ChargedItem[];
}

/** A line item of a sale. The gateway stores it, so that a lost order can be restored. */
export interface ChargedItem {
  /** Absent for payment requests. */
  catalogId?: string;
  version?: string;
  look?: string;
  name: string;
  quantity: number;
  totalCents: number;
  /** Tax included in the total; only for payment requests. */
  taxCents?: number;
}

/** The buyer and the items of a sale, as stored at the gateway. */
export interface SaleRecord {
  email?: string;
  buyerName?: string;
  billingAddress?: BillingAddress;
  items: ChargedItem[];
}

/** The code of the ApiError that is thrown when the gateway rejects our API keys. */
export const GATEWAY_AUTH_FAILED = "gateway-auth-failed";

export interface Gateway {
  clientToken(): Promise<string>;
  /** Throws when the outcome is unknown. An ApiError means nothing was reserved. */
  authorize(charge: Charge): Promise<GatewayTransaction | Declined>;
  /** Returns false if the gateway rejects the capture. Throws when the outcome is unknown. */
  capture(transactionId: string): Promise<boolean>;
  /** Returns false if the gateway rejects the void. Throws when the outcome is unknown. */
  void(transactionId: string): Promise<boolean>;
  /** Finds a sale. Returns undefined for the ID of a refund. */
  find(transactionId: string): Promise<GatewayTransaction | undefined>;
  getSaleRecord(transactionId: string): Promise<SaleRecord>;
  findByReference(reference: string): Promise<GatewayTransaction[]>;
  /** Finds sales that were created since this time. */
  findTransactionsSince(time: Date): Promise<GatewayTransaction[]>;
  /** Finds sales that were created since this time and are voided now. */
  findVoidedSince(time: Date): Promise<GatewayTransaction[]>;
  /** Throws when the outcome is unknown. */
  refund(
    transactionId: string,
    refund: { cents: number; reference: string },
  ): Promise<GatewayRefundResult>;
  findRefund(refundId: string): Promise<GatewayRefund>;
  findRefundsByTransaction(transactionId: string): Promise<GatewayRefund[]>;
  findRefundsSince(time: Date): Promise<GatewayRefund[]>;
  findDispute(disputeId: string): Promise<GatewayDispute>;
  /** Throws when the outcome is unknown. */
  addDisputeEvidence(disputeId: string, text: string): Promise<DisputeActionResult>;
  /** Submits the evidence to the bank. Throws when the outcome is unknown. */
  finalizeDispute(disputeId: string): Promise<DisputeActionResult>;
  /** Throws when the outcome is unknown. */
  acceptDispute(disputeId: string): Promise<DisputeActionResult>;
  /** Finds disputes that the gateway received since this day. */
  findDisputesSince(day: Date): Promise<GatewayDispute[]>;
  /** Returns undefined if the signature is not valid. */
  parseWebhook(signature: string, payload: string): Promise<Webhook | undefined>;
}

export interface Declined {
  status: "declined";
  declineReason?: string;
  id?: string;
  /** Absent when the gateway rejected the request itself, such as an unknown nonce. */
  isCardDecline?: boolean;
}

/** "too-early" means that the sale is not settled yet. */
export type GatewayRefundResult =
  | { state: "accepted" | "settled"; id: string }
  | { state: "too-early" }
  | { state: "failed"; reason: string; isRetryable?: boolean };

export interface GatewayRefund {
  id: string;
  /** Our refund reference, or the sale's reference if it was made in the Control Panel. */
  reference: string;
  saleId: string;
  cents: number;
  createdAt: Date;
  state: "accepted" | "settled" | "failed" | "unknown";
  /** Why it failed. */
  reason?: string;
  /** A soft decline: the same refund may succeed later. */
  isRetryable?: boolean;
}

export interface GatewayDispute {
  id: string;
  transactionId: string;
  kind: string;
  reason: string;
  /** Braintree's own status. */
  status: string;
  outcome: "open" | "won" | "lost";
  cents?: number;
  /** A date such as 2026-11-30. */
  replyBy?: string;
  receivedOn?: string;
  caseNumber?: string;
  /** The texts of the evidence. */
  evidence?: string[];
  /** The gateway's complete record, as JSON. */
  payload: string;
  /** Why we cannot interpret the dispute. It counts as open until we can. */
  unreadableReason?: string;
}

/** The reason is the gateway's message. */
export type DisputeActionResult = { accepted: true } | { accepted: false; reason: string };

export interface Webhook {
  kind: string;
  /** The ID of a sale or of a refund. */
  transactionId?: string;
  dispute?: GatewayDispute;
}
