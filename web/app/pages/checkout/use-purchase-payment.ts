import type { Billing } from "@agency/contract/api/checkout";
import { formatAmount } from "@agency/contract/format/money";
import type { Purchase } from "@agency/contract/offers/purchase";
import { useMemo } from "react";
import { checkOut } from "#app/api-client/checkout.ts";
import type { PaymentForm } from "#app/checkout/payment-form/payment-form.ts";
import { type PaymentDetails, type PaymentSession, usePayment } from "#app/checkout/use-payment.ts";
import { loadOrCreateKeys, saveKeysForRepeatPurchase, updateKeys } from "./idempotency-keys.ts";
import { loadRecentPurchaseKeys, saveRecentPurchaseKey } from "./recent-purchases.ts";

/** The payment of the purchase in the URL. A successful one stays visible after a reload. */
export function usePurchasePayment(purchase: Purchase | undefined) {
  const session = useMemo(() => purchase && createSession(purchase), [purchase]);
  const { payment, pay, resetPayment } = usePayment(session);
  const payForPurchase = (form: PaymentForm, purchase: Purchase, billing: Billing) =>
    pay(form, {
      billing,
      amountCents: purchase.amountCents,
      send: (sent) => sendPayment(purchase, sent),
    });
  const startAnotherPurchase = () => {
    if (purchase) saveKeysForRepeatPurchase(purchase);
    resetPayment();
  };
  return { payment, pay: payForPurchase, resetPayment, startAnotherPurchase };
}

const createSession = (purchase: Purchase): PaymentSession => ({
  loadAttemptKey: () => loadOrCreateKeys(purchase).attemptKey,
  saveAttemptKey: (attemptKey) => updateKeys(purchase, { attemptKey }),
  clearAttemptKey: () => updateKeys(purchase, { attemptKey: undefined }),
  allowDuplicate: () => updateKeys(purchase, { allowDuplicate: true }),
});

function sendPayment(purchase: Purchase, sent: PaymentDetails) {
  const { purchaseKey, allowDuplicate } = loadOrCreateKeys(purchase);
  const otherPurchaseKeys = loadRecentPurchaseKeys().filter((key) => key !== purchaseKey);
  saveRecentPurchaseKey(purchaseKey);
  return checkOut({
    ...sent,
    amount: formatAmount(purchase.amountCents),
    plan: purchase.plan,
    look: purchase.look?.name,
    purchaseKey,
    ...(otherPurchaseKeys.length > 0 && { recentPurchaseKeys: otherPurchaseKeys }),
    allowDuplicate,
  });
}
