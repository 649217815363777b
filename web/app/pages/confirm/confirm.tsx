import type { ClaimReview } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import { useState } from "react";
import { useParams } from "react-router";
import { confirmClaim, reviewClaim } from "#app/api-client/claims.ts";
import { OwnerCard, OwnerCardRoom } from "#app/orders/owner-card.tsx";
import { PrivatePage, privateMeta, TryAgain } from "#app/orders/private-page.tsx";
import { useLookup } from "#app/orders/use-lookup.ts";
import { useSubmit } from "#app/sections/use-submit.tsx";
import { Button } from "#app/ui/button.tsx";
import { ClaimDetails } from "./claim-details.tsx";
import { hasDownload, pageStateOf } from "./claim-messages.ts";

export const meta = () => privateMeta("Check a payment");

export default function ConfirmPage() {
  const { token = "" } = useParams();
  return <ClaimByToken key={token} token={token} />;
}

function ClaimByToken({ token }: { token: string }) {
  const { lookup, refresh, show } = useLookup(token, reviewClaim);
  const [delivered, setDelivered] = useState(false);
  return (
    <PrivatePage {...pageStateOf(lookup, delivered)}>
      {lookup.status === "loading" && <OwnerCardRoom />}
      {lookup.status === "failed" && <TryAgain refresh={refresh} />}
      {lookup.status === "refused" && lookup.error.status === 410 && (
        <p className="mt-4 max-w-[34em]">
          Its subject begins with “Due soon”. If that link has expired too, ask the buyer to get a
          new order number on the Venmo page: it brings you a new email.
        </p>
      )}
      {lookup.status === "found" && (
        <OwnerCard
          decision={
            lookup.value.state === "claimed" && (
              <ConfirmPayment
                token={token}
                claim={lookup.value}
                onDelivered={(claim) => {
                  setDelivered(true);
                  show(claim);
                }}
              />
            )
          }
        >
          <ClaimDetails claim={lookup.value} />
        </OwnerCard>
      )}
    </PrivatePage>
  );
}

interface DeliverProps {
  token: string;
  claim: ClaimReview;
  onDelivered: (claim: ClaimReview) => void;
}

function ConfirmPayment({ token, claim, onDelivered }: DeliverProps) {
  const { sending, send, alert } = useSubmit();
  const deliver = () => send(() => confirmClaim(token).then(onDelivered));
  return (
    <section aria-labelledby="deliver-title" className="grid gap-4">
      <h2 id="deliver-title" className="text-h3">
        Is the money there?
      </h2>
      <p>
        Look in Venmo for {formatUsd(claim.totalCents)} with {claim.number} in its note, or
        “Template: {claim.item}”. The buyer then gets{" "}
        {hasDownload(claim) ? "the download" : "the receipt"} at once.
      </p>
      {alert}
      <Button onClick={deliver} disabled={sending} className="mt-2 sm:justify-self-start">
        {sending ? "Delivering…" : "Payment received: deliver"}
      </Button>
      <p className="text-small">
        No payment to be found? Write to the buyer, and leave the order as it is.
      </p>
    </section>
  );
}
