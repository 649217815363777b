import type { Billing } from "@agency/contract/api/checkout";

/** Where money stands at the gateway, in our words. */
export interface GatewayTransaction {
  id: string;
  reference: string;
  cents: number;
  createdAt: Date;
  status: "authorized" | "captured" | "declined" | "voided" | "unknown";
  /** In Braintree's words. */
  gatewayStatus: string;
  /** The bank has paid out: from now on money goes back by a refund, and not by a void. */
  isSettled: boolean;
  method?: "card" | "paypal" | "venmo";
  lastFour?: string;
  /** Why it was declined, in words for the buyer. */
  declineReason?: string;
  /** By its bank, or by the merchant's rules for cards. */
  cardDeclined?: boolean;
}

export interface Charge {
  reference: string;
  cents: number;
  nonce: string;
  billing: Billing;
  items: readonly ChargedItem[];
}

/** What the money is for; from the gateway's own record an order can be written again. */
export interface ChargedItem {
  catalogId?: string;
  version?: string;
  look?: string;
  name: string;
  quantity: number;
  totalCents: number;
  /** How much of the total is tax, of what the catalog does not have. */
  taxCents?: number;
}

/** What a sale was for, and who paid, as the gateway keeps it. */
export interface SaleRecord {
  email?: string;
  buyerName?: string;
  billingAddress?: string;
  items: ChargedItem[];
}

export interface Gateway {
  clientToken(): Promise<string>;
  /** Throws when the outcome is not known: the money may be reserved, or not. A ApiError means that it is not. */
  authorize(charge: Charge): Promise<GatewayTransaction | Declined>;
  /** Throws when the outcome is not known; false when the gateway refuses. */
  capture(transactionId: string): Promise<boolean>;
  cancel(transactionId: string): Promise<boolean>;
  find(transactionId: string): Promise<GatewayTransaction | undefined>;
  /** Of a sale that it knows. */
  readSale(transactionId: string): Promise<SaleRecord>;
  findByReference(reference: string): Promise<GatewayTransaction[]>;
  since(time: Date): Promise<GatewayTransaction[]>;
  /** Sales of this time that were voided. */
  voidedSince(time: Date): Promise<GatewayTransaction[]>;
  /** Throws when the outcome is not known: the money may be on its way back, or not. */
  refund(
    transactionId: string,
    refund: { cents: number; reference: string },
  ): Promise<GatewayRefundResult>;
  findRefund(refundId: string): Promise<GatewayRefund>;
  refundsOf(transactionId: string): Promise<GatewayRefund[]>;
  refundsSince(time: Date): Promise<GatewayRefund[]>;
  findDispute(disputeId: string): Promise<GatewayDispute>;
  /** Those that came in since this day. */
  disputesSince(day: Date): Promise<GatewayDispute[]>;
  readWebhook(signature: string, payload: string): Promise<Webhook | undefined>;
}

export interface Declined {
  status: "declined";
  declineReason?: string;
  id?: string;
  /** Not so when the gateway could make nothing of the request, as with a nonce that it does not know. */
  cardDeclined?: boolean;
}

/** What a refund came to: "too-early" while the sale is not settled. */
export type GatewayRefundResult =
  | { state: "accepted" | "settled"; id: string }
  | { state: "too-early" }
  | { state: "failed"; reason: string; tryLater?: boolean };

export interface GatewayRefund {
  id: string;
  /** Ours, or that of its sale when it was made in the Control Panel. */
  reference: string;
  saleId: string;
  cents: number;
  createdAt: Date;
  state: "accepted" | "settled" | "failed" | "unknown";
  /** Why it failed. */
  reason?: string;
  /** Declined for the moment. */
  tryLater?: boolean;
}

export interface GatewayDispute {
  id: string;
  transactionId: string;
  kind: string;
  reason: string;
  /** In Braintree's words. */
  status: string;
  outcome: "open" | "won" | "lost";
  cents?: number;
  /** A day, like 2026-11-30. */
  replyBy?: string;
  receivedOn?: string;
  caseNumber?: string;
  /** All that the gateway said, as JSON. */
  payload: string;
  /** What we cannot read of it. Until we can, it counts as open. */
  unreadable?: string;
}

export interface Webhook {
  kind: string;
  /** A sale, or a refund. */
  transactionId?: string;
  dispute?: GatewayDispute;
}
