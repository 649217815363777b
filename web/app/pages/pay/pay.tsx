import { useState } from "react";
import { useParams } from "react-router";
import { useFullPageNavigation } from "#app/checkout/use-full-page-navigation.ts";
import { formatDate } from "#app/orders/dates.ts";
import { privateMeta } from "#app/orders/private-page.tsx";
import { Cover, Senders } from "./cover.tsx";
import { Ended } from "./ended.tsx";
import { applyLocalPayment, type LocalPayment } from "./local-payment.ts";
import { OpenRequest } from "./open-request.tsx";
import { pageStateOf } from "./pay-messages.ts";
import { clientLabel, documentLabel, stageOf } from "./payment-request-labels.ts";
import { Placeholder } from "./placeholder.tsx";
import { PrintedProposal } from "./printed-proposal.tsx";
import { usePaymentRequest } from "./use-payment-request.ts";

export const meta = () => privateMeta("Your proposal");

export default function PayPage() {
  const { token = "" } = useParams();
  useFullPageNavigation();
  // Another link is another request: nothing of the one before may stay in sight.
  return <RequestByToken key={token} token={token} />;
}

function RequestByToken({ token }: { token: string }) {
  const { lookup: asked, refresh, show } = usePaymentRequest(token);
  const [paid, setPaid] = useState<LocalPayment>();
  const lookup =
    asked.status === "found" ? { ...asked, value: applyLocalPayment(asked.value, paid) } : asked;
  const state = pageStateOf(lookup);
  if (lookup.status === "refused") {
    return <Ended {...state} code={lookup.error.code} refresh={refresh} />;
  }
  if (lookup.status === "failed") return <Ended {...state} code="away" refresh={refresh} />;
  if (lookup.status !== "found") {
    return (
      <div className="min-h-svh">
        <Cover {...state} eyebrow="Payment request" />
        <Placeholder />
      </div>
    );
  }
  const request = lookup.value;
  return (
    <div className="min-h-svh">
      <Cover
        {...state}
        eyebrow={`${documentLabel(request)}, sent ${formatDate(request.sentAt)}`}
        whom={clientLabel(request)}
        stage={stageOf(request)}
        sign={request.client.company || request.client.name}
      >
        <Senders />
      </Cover>
      <OpenRequest
        request={request}
        token={token}
        refresh={refresh}
        show={show}
        paid={paid}
        onPaid={setPaid}
      />
      <PrintedProposal request={request} />
    </div>
  );
}
