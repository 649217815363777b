import type { ClaimResponse } from "@agency/contract/api/orders";
import { useState } from "react";
import { CopyLine } from "#app/sections/copy-line.tsx";
import { EmailForm } from "#app/sections/email-form.tsx";
import { FocusedMessage } from "#app/sections/focused-message.tsx";
import type { ClaimState } from "./saved-claim.ts";

interface ItemProps {
  hasDownload: boolean;
}

/** Optional: we also match payments without an order number, but need an email address to deliver. */
export function OrderNumberForm({
  hasDownload,
  claim,
  requestClaim,
  clearClaim,
}: ClaimState & ItemProps) {
  const [isRequested, setIsRequested] = useState(false);
  // The button that had the focus is replaced by the form.
  const [isCleared, setIsCleared] = useState(false);
  const send = async (email: string) => {
    setIsRequested(true);
    await requestClaim(email);
  };
  return (
    <section aria-labelledby="number-title" className="min-w-0">
      {claim?.order ? (
        <FocusedMessage shouldFocus={isRequested}>
          <OrderNumberCreated
            hasDownload={hasDownload}
            order={claim.order}
            email={claim.email}
            onClear={() => {
              setIsCleared(true);
              clearClaim();
            }}
          />
        </FocusedMessage>
      ) : (
        <>
          <h2 id="number-title" className="text-h3">
            {hasDownload ? "Where should we send it?" : "Where can we reach you?"}
          </h2>
          <p className="mt-2 mb-4">
            {hasDownload
              ? "We send the download link to this address."
              : "We send the receipt to this address."}{" "}
            You also get an order number for the note.
          </p>
          <EmailForm
            submitLabel="Get my order number"
            variant="quiet"
            autoFocus={isCleared}
            onSubmit={send}
          />
        </>
      )}
    </section>
  );
}

interface OrderNumberCreatedProps extends ItemProps {
  order: ClaimResponse;
  email: string;
  onClear: () => void;
}

function OrderNumberCreated({
  hasDownload,
  order: { number, orderPath },
  email,
  onClear,
}: OrderNumberCreatedProps) {
  return (
    <>
      <h2 id="number-title" className="text-h3">
        Your order number is <span className="whitespace-nowrap tabular-nums">{number}</span>
      </h2>
      <p className="mt-2">
        The note, the link and the code now include it, so that we can match your payment.
      </p>
      <p className="mt-4 mb-3">
        Save this link:{" "}
        <a href={orderPath} className="link">
          your private order page
        </a>
        .{" "}
        {hasDownload
          ? `The download will appear there, and we’ll email the link to ${email}.`
          : `It shows when your payment has arrived, and we’ll email ${email}.`}
      </p>
      <CopyLine text={new URL(orderPath, location.href).href} noun="link" isOneLine />
      <p className="mt-4 text-small">
        Wrong email, or a second purchase?{" "}
        <button type="button" onClick={onClear} className="link">
          Get another number
        </button>
      </p>
    </>
  );
}
