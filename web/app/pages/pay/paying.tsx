import type { PaymentPageResponse } from "@agency/contract/requests";
import { useState } from "react";
import { Waiting } from "#app/checkout/waiting.tsx";
import type { PaidHere } from "./paid-here.ts";
import { PayNow } from "./pay-now.tsx";
import { currentOf } from "./request-facts.ts";
import { Settled } from "./settled.tsx";
import { useInstalmentPayment } from "./use-instalment-payment.ts";
import { VenmoCode } from "./venmo-code.tsx";
import { VenmoOffer } from "./venmo-offer.tsx";

interface PayingProps {
  request: PaymentPageResponse;
  token: string;
  refresh: () => Promise<void>;
  /** Accepted a moment ago. */
  focused: boolean;
  paid?: PaidHere;
  onPaid: (paid: PaidHere) => void;
}

/** What there is to do about the payment that comes next. */
export function Paying({ request, token, refresh, focused, paid, onPaid }: PayingProps) {
  const due = currentOf(request);
  const { payment, pay, dismiss } = useInstalmentPayment(token, due, { onPaid, refresh });
  // What the client chose here last, of the two ways to pay.
  const [way, setWay] = useState<"card" | "venmo">();
  if (payment.status === "waiting") return <Waiting orderPath={payment.orderPath} />;
  const busy = payment.status === "paying";
  // While this page pays, the service calls it a payment under way, and so it is.
  if (due && (busy || due.state === "open" || (due.state === "claimed" && way === "card"))) {
    return (
      <div>
        <PayNow
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
  if (due?.state === "paying") return <Waiting orderPath={due.orderPath} focused={false} />;
  return <Settled request={request} paid={paid} />;
}
