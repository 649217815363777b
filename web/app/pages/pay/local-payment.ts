import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";

/** A payment that this page saw through to its end. */
export interface LocalPayment {
  /** Of the instalment. */
  id: number;
  transactionId: string;
  orderPath?: string;
}

/** What was paid here is paid, also while the service is away and cannot say so again. */
export function applyLocalPayment(
  request: PaymentPageResponse,
  paid: LocalPayment | undefined,
): PaymentPageResponse {
  const instalments = request.instalments.map((instalment) =>
    instalment.id === paid?.id && instalment.state !== "paid"
      ? { ...instalment, state: "paid" as const, late: false, orderPath: paid.orderPath }
      : instalment,
  );
  return { ...request, instalments };
}
