import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";

export type Installment = PaymentPageResponse["installments"][number];

/** A payment that was completed on this page. */
export interface LocalPayment {
  installmentId: number;
  transactionId: string;
  orderPath?: string;
}

/** What the client can do now. `next` is the installment to pay next. */
type PaymentStatus =
  | { status: "unaccepted"; next: Installment }
  | { status: "open"; next: Installment }
  | { status: "overdue"; next: Installment & { dueOn: string } }
  /** Reported as paid by Venmo, not confirmed yet. */
  | { status: "claimed"; next: Installment }
  | { status: "processing"; next: Installment }
  /** Nothing is due before delivery. */
  | { status: "upcoming"; next: Installment }
  /** Everything was paid, and possibly a part of it refunded. */
  | { status: "paid"; next?: undefined }
  | { status: "refunded"; next?: undefined };

export type PaymentPageState = PaymentStatus & {
  request: PaymentPageResponse;
  localPayment?: LocalPayment;
  lastPaid?: Installment;
  refundedCents: number;
};

export type PaymentPageStateWithNext = Extract<PaymentPageState, { next: Installment }>;

export function getPaymentPageState(
  response: PaymentPageResponse,
  localPayment?: LocalPayment,
): PaymentPageState {
  const request = applyLocalPayment(response, localPayment);
  const paid = request.installments.filter(({ state }) => state === "paid");
  const refundedCents = sum(request.installments.map(({ refundedCents = 0 }) => refundedCents));
  return {
    ...getPaymentStatus(request, refundedCents),
    request,
    localPayment,
    lastPaid: paid.at(-1),
    refundedCents,
  };
}

/** Marks the installment as paid before the service has confirmed it, for example during an outage. */
function applyLocalPayment(
  response: PaymentPageResponse,
  payment: LocalPayment | undefined,
): PaymentPageResponse {
  const installments = response.installments.map((installment) =>
    installment.id === payment?.installmentId && installment.state !== "paid"
      ? { ...installment, state: "paid" as const, isOverdue: false, orderPath: payment.orderPath }
      : installment,
  );
  return { ...response, installments };
}

const statePriority = ["processing", "open", "claimed", "upcoming"] as const;

function getPaymentStatus(request: PaymentPageResponse, refundedCents: number): PaymentStatus {
  const { needsAcceptance, installments, totalCents } = request;
  for (const status of statePriority) {
    const next = installments.find(({ state }) => state === status);
    if (!next) continue;
    if (needsAcceptance) return { status: "unaccepted", next };
    const { isOverdue, dueOn } = next;
    return isOverdue && dueOn ? { status: "overdue", next: { ...next, dueOn } } : { status, next };
  }
  return { status: refundedCents >= totalCents ? "refunded" : "paid" };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
