import type { ClaimReview } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import { confirmClaim, reviewClaim } from "#app/api-client/claims.ts";
import { OwnerPage } from "#app/orders/owner-page.tsx";
import { privateMeta } from "#app/orders/private-page.tsx";
import { ClaimDetails } from "./claim-details.tsx";
import { describeClaim } from "./describe-claim.ts";

const title = "Check a payment";

export const meta = () => privateMeta(title);

export default function ConfirmPage() {
  return (
    <OwnerPage
      title={title}
      loadingText="Looking up the order…"
      expiredText="The reminder about this order has a newer link."
      expiredAdvice="Its subject starts with “Due soon”. If that link has expired too, open the order in the desk."
      invalidText="Open the link from the email about the order again."
      fetchRecord={reviewClaim}
      describeRecord={describeClaim}
      renderDetails={(claim) => <ClaimDetails claim={claim} />}
      getDecision={(claim) => (claim.state === "claimed" ? getDecision(claim) : undefined)}
      sendDecision={confirmClaim}
    />
  );
}

const getDecision = (claim: ClaimReview) => ({
  question: "Did the payment arrive?",
  explanation: (
    <p>
      Check Venmo for {formatUsd(claim.totalCents)} with {claim.number} in the note, or “
      {claim.note}”. We then email {claim.hasDownload ? "the download" : "the receipt"} to the buyer
      immediately.
    </p>
  ),
  buttonLabel: { idle: "Confirm payment", busy: "Confirming…" },
  note: "Can’t find it? Write to the buyer, and leave the order as it is.",
});
