import type { Billing } from "@agency/contract/checkout";

/** Where money stands at the gateway, in our words. */
export interface GatewayTransaction {
  id: string;
  reference: string;
  cents: number;
  createdAt: Date;
  status: "authorized" | "captured" | "declined" | "voided" | "unknown";
  /** In Braintree's words. */
  gatewayStatus: string;
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
  name: string;
  quantity: number;
  totalCents: number;
}

export interface Gateway {
  clientToken(): Promise<string>;
  /** Throws when the outcome is not known: the money may be reserved, or not. A ApiError means that it is not. */
  authorize(charge: Charge): Promise<GatewayTransaction | Declined>;
  /** Throws when the outcome is not known; false when the gateway refuses. */
  capture(transactionId: string): Promise<boolean>;
  cancel(transactionId: string): Promise<boolean>;
  find(transactionId: string): Promise<GatewayTransaction | undefined>;
  findByReference(reference: string): Promise<GatewayTransaction[]>;
  since(time: Date): Promise<GatewayTransaction[]>;
  readWebhook(signature: string, payload: string): Promise<Webhook | undefined>;
}

export interface Declined {
  status: "declined";
  declineReason?: string;
  id?: string;
  /** Not so when the gateway could make nothing of the request, as with a nonce that it does not know. */
  cardDeclined?: boolean;
}

export interface Webhook {
  kind: string;
  transactionId?: string;
}
