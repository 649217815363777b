import { useState } from "react";
import { useParams } from "react-router";
import { useFullPageNavigation } from "#app/checkout/use-full-page-navigation.ts";
import { formatDate } from "#app/orders/dates.ts";
import { privateMeta } from "#app/orders/private-page.tsx";
import { Cover, Senders } from "./cover.tsx";
import { getCoverState, getStage } from "./cover-state.ts";
import { Ended } from "./ended.tsx";
import { OpenRequest } from "./open-request.tsx";
import { getPaymentPageState, type LocalPayment } from "./payment-page-state.ts";
import { clientLabel, documentLabel } from "./payment-request-labels.ts";
import { Placeholder } from "./placeholder.tsx";
import { PrintedProposal } from "./printed-proposal.tsx";
import { usePaymentRequest } from "./use-payment-request.ts";

export const meta = () => privateMeta("Your proposal");

export default function PayPage() {
  const { token = "" } = useParams();
  useFullPageNavigation();
  // A new key for each token, so that nothing of the previous request stays visible.
  return <RequestByToken key={token} token={token} />;
}

function RequestByToken({ token }: { token: string }) {
  const { lookup, refresh, show } = usePaymentRequest(token);
  const [localPayment, setLocalPayment] = useState<LocalPayment>();
  switch (lookup.status) {
    case "loading":
      return (
        <div className="min-h-svh">
          <Cover
            title="Your proposal"
            tone="pending"
            statusText="Opening your proposal…"
            eyebrow="Payment request"
          />
          <Placeholder />
        </div>
      );
    case "failed":
      return <Ended refresh={refresh} />;
    case "rejected":
      return <Ended error={lookup.error} refresh={refresh} />;
  }
  const pageState = getPaymentPageState(lookup.value, localPayment);
  const { request } = pageState;
  return (
    <div className="min-h-svh">
      <Cover
        {...getCoverState(pageState)}
        title={request.title}
        eyebrow={`${documentLabel(request)}, sent ${formatDate(request.sentAt)}`}
        clientName={clientLabel(request)}
        stage={getStage(pageState)}
        sign={request.client.company || request.client.name}
      >
        <Senders />
      </Cover>
      <OpenRequest
        pageState={pageState}
        token={token}
        refresh={refresh}
        show={show}
        onPaid={setLocalPayment}
      />
      <PrintedProposal pageState={pageState} />
    </div>
  );
}
