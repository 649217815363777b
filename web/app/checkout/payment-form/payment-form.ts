export interface PaymentMethodPayload {
  nonce: string;
  /** Undefined if it could not be collected in time. */
  deviceData?: string | undefined;
}

/** The interface of both payment forms, so that they are interchangeable. */
export interface PaymentForm {
  /** Rejects with a PaymentMethodError. The form shows an error next to its field or payment method; the caller also shows an alert. */
  requestPaymentMethod(): Promise<PaymentMethodPayload>;
  /** Discards the nonce, which is valid for one payment only. Call it after each payment that failed, was aborted or has an unknown result. No effect after teardown. */
  clearPaymentMethod(): void;
  /** Removes the form immediately. Safe to call repeatedly. */
  teardown(): Promise<void>;
}
