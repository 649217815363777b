import type { ClaimResponse } from "@agency/contract/api/orders";
import { useState } from "react";
import { CopyLine } from "#app/sections/copy-line.tsx";
import { EmailForm } from "#app/sections/email-form.tsx";
import { FocusedMessage } from "#app/sections/focused-message.tsx";
import type { ClaimState } from "./saved-claim.ts";

interface Bought {
  /** What is bought can be downloaded; a service cannot. */
  download: boolean;
}

/** Best before paying. A payment without a number is found as well, but nothing can be sent without an email. */
export function OrderNumberForm({ download, claim, request, forget }: ClaimState & Bought) {
  const [asked, setAsked] = useState(false);
  const send = async (email: string) => {
    setAsked(true);
    await request(email);
  };
  return (
    <section aria-labelledby="number-title" className="min-w-0">
      {claim?.order ? (
        <FocusedMessage focused={asked}>
          <OrderNumberCreated
            download={download}
            order={claim.order}
            email={claim.email}
            onForget={forget}
          />
        </FocusedMessage>
      ) : (
        <>
          <h2 id="number-title" className="text-h3">
            {download ? "Where should we send it?" : "Where can we reach you?"}
          </h2>
          <p className="mt-2 mb-4">
            {download ? "The download link goes to this email." : "The receipt goes to this email."}{" "}
            You also get an order number for the note.
          </p>
          <EmailForm action="Get my order number" variant="quiet" send={send} />
        </>
      )}
    </section>
  );
}

interface PlacedProps extends Bought {
  order: ClaimResponse;
  email: string;
  onForget: () => void;
}

function OrderNumberCreated({
  download,
  order: { number, orderPath },
  email,
  onForget,
}: PlacedProps) {
  return (
    <>
      <h2 id="number-title" className="text-h3">
        Your order number is <span className="whitespace-nowrap tabular-nums">{number}</span>
      </h2>
      <p className="mt-2">
        The note, the link and the code now carry it, so we can match your payment.
      </p>
      <p className="mt-4 mb-3">
        Keep this page:{" "}
        <a href={orderPath} className="link">
          your private order page
        </a>
        .{" "}
        {download
          ? `The download appears there, and its link goes to ${email}.`
          : `It shows when your payment has arrived, and we write to ${email}.`}
      </p>
      <CopyLine text={new URL(orderPath, location.href).href} what="link" oneLine />
      <p className="mt-4 text-small">
        Wrong email, or a second purchase?{" "}
        <button type="button" onClick={onForget} className="link">
          Get another number
        </button>
      </p>
    </>
  );
}
