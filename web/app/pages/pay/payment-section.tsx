import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { useState } from "react";
import { PaymentProcessing } from "#app/checkout/payment-processing.tsx";
import { CardPayment } from "./card-payment.tsx";
import type { LocalPayment } from "./local-payment.ts";
import { NothingDue } from "./nothing-due.tsx";
import { currentInstallment } from "./payment-request-labels.ts";
import { useInstallmentPayment } from "./use-installment-payment.ts";
import { VenmoCode } from "./venmo-code.tsx";
import { VenmoOffer } from "./venmo-offer.tsx";

interface PayingProps {
  request: PaymentPageResponse;
  token: string;
  refresh: () => Promise<void>;
  /** Accepted a moment ago. */
  focused: boolean;
  paid?: LocalPayment;
  onPaid: (paid: LocalPayment) => void;
}

/** What there is to do about the payment that comes next. */
export function PaymentSection({ request, token, refresh, focused, paid, onPaid }: PayingProps) {
  const due = currentInstallment(request);
  const { payment, pay, dismiss } = useInstallmentPayment(token, due, { onPaid, refresh });
  // What the client chose here last, of the two ways to pay.
  const [way, setWay] = useState<"card" | "venmo">();
  if (payment.status === "waiting") return <PaymentProcessing orderPath={payment.orderPath} />;
  const busy = payment.status === "paying";
  // While this page pays, the service calls it a payment under way, and so it is.
  if (due && (busy || due.state === "open" || (due.state === "claimed" && way === "card"))) {
    return (
      <div>
        <CardPayment
          request={request}
          due={due}
          payment={payment}
          focused={focused || way === "card"}
          onDismiss={dismiss}
          onPay={pay}
        />
        <VenmoOffer
          token={token}
          due={due}
          disabled={busy}
          refresh={refresh}
          onClaimed={() => setWay("venmo")}
        />
      </div>
    );
  }
  if (due?.state === "claimed") {
    return (
      <VenmoCode
        request={request}
        due={due}
        focused={way === "venmo"}
        onOtherWay={() => setWay("card")}
      />
    );
  }
  if (due?.state === "paying")
    return <PaymentProcessing orderPath={due.orderPath} focused={false} />;
  return <NothingDue request={request} paid={paid} />;
}
