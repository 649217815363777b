/** In the order in which they are offered. */
export const methods = ["venmo", "paypal", "card"] as const;
export type Method = (typeof methods)[number];
export type Wallet = Exclude<Method, "card">;

export const cardFields = ["number", "expirationDate", "cvv", "postalCode"] as const;
export type CardField = (typeof cardFields)[number];

/** Somebody's account with a wallet, who has agreed to pay from it. */
export interface Account {
  nonce: string;
  owner: string;
}

/** All that the form shows. */
export interface View {
  offered: readonly Method[];
  chosen?: Method;
  accounts: Partial<Record<Wallet, Account>>;
  /** PayPal's button did not come. */
  payPalMissing?: boolean;
  /** What the gateway wants to know of a card. */
  fields: readonly CardField[];
  errors: Partial<Record<CardField, string>>;
  /** Visa and the like, once the number tells. */
  brand?: string;
  /** About the chosen way to pay. */
  message?: string;
}
