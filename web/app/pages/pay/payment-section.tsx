import { useState } from "react";
import { PaidAlert } from "#app/checkout/paid-alert.tsx";
import { PaymentProcessing } from "#app/checkout/payment-processing.tsx";
import { CardPayment } from "./card-payment.tsx";
import { NothingDue } from "./nothing-due.tsx";
import type { LocalPayment, PaymentPageState } from "./payment-page-state.ts";
import { useInstallmentPayment } from "./use-installment-payment.ts";
import { VenmoCode } from "./venmo-code.tsx";
import { VenmoOffer } from "./venmo-offer.tsx";

interface PaymentSectionProps {
  pageState: PaymentPageState;
  token: string;
  refresh: () => Promise<void>;
  /** True when the client has just accepted. */
  shouldFocus: boolean;
  onPaid: (payment: LocalPayment) => void;
}

type Method = "card" | "venmo";

/** A client who returns from the Venmo app, which replaces the page, had selected the form before. */
const getInitialMethod = (): Method | undefined =>
  /\bvenmo(Success|Error|Cancel)=/.test(location.hash) ? "card" : undefined;

export function PaymentSection(props: PaymentSectionProps) {
  const { pageState, token, refresh, shouldFocus, onPaid } = props;
  const { status, next, request, localPayment } = pageState;
  const { payment, pay, resetPayment } = useInstallmentPayment(token, next, { onPaid, refresh });
  // The method that the client selected last on this page.
  const [method, setMethod] = useState(getInitialMethod);
  if (payment.status === "processing") return <PaymentProcessing orderPath={payment.orderPath} />;
  if (!next) return <NothingDue pageState={pageState} />;
  const isPaying = payment.status === "paying";
  const form = (
    <div>
      {/* The balance can be due too when the deposit is paid. */}
      {localPayment && (
        <div className="mb-9">
          <PaidAlert transactionId={localPayment.transactionId} />
        </div>
      )}
      <CardPayment
        // A form that has paid keeps its used nonce, so the balance gets a new one.
        key={localPayment?.transactionId}
        request={request}
        due={next}
        payment={payment}
        shouldFocus={shouldFocus || method === "card" || localPayment !== undefined}
        onDismissError={resetPayment}
        onPay={pay}
      />
      <VenmoOffer
        // An error about the deposit must not appear for the balance.
        key={next.id}
        token={token}
        due={next}
        isDisabled={isPaying}
        refresh={refresh}
        onClaimed={() => setMethod("venmo")}
      />
    </div>
  );
  // While this page is paying, the service may already report the installment as processing.
  if (isPaying) return form;
  switch (status) {
    case "open":
    case "overdue":
      return form;
    case "claimed":
      return method === "card" ? (
        form
      ) : (
        <VenmoCode
          request={request}
          due={next}
          shouldFocus={method === "venmo"}
          onPayByCard={() => setMethod("card")}
        />
      );
    case "processing":
      return <PaymentProcessing orderPath={next.orderPath} shouldFocus={false} />;
    default:
      return <NothingDue pageState={pageState} />;
  }
}
