/** In display order. */
export const paymentMethodTypes = ["venmo", "paypal", "card"] as const;
export type PaymentMethodType = (typeof paymentMethodTypes)[number];
export type Wallet = Exclude<PaymentMethodType, "card">;

export const cardFields = ["number", "expirationDate", "cvv", "postalCode"] as const;
export type CardField = (typeof cardFields)[number];

/** A wallet account that the buyer approved for this payment. */
export interface ApprovedWallet {
  nonce: string;
  /** The email address or username of the account. */
  displayName: string;
}

/** Everything that the form displays. */
export interface FormState {
  availableMethods: readonly PaymentMethodType[];
  selectedMethod?: PaymentMethodType;
  approvedWallets: Partial<Record<Wallet, ApprovedWallet>>;
  /** Undefined until the buyer selects PayPal. */
  payPalButton?: "loading" | "ready" | "failed";
  /** Accepted brands that we have a logo for. */
  displayedBrands: readonly string[];
  requiredFields: readonly CardField[];
  fieldErrors: Partial<Record<CardField, string>>;
  /** For example "Visa", once the card number identifies it. */
  cardBrand?: string;
  /** An error for the selected payment method that belongs to no single card field. */
  error?: string;
}
