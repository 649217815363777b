import type { ClaimAnswer } from "@agency/contract/orders";
import { ChevronDown as ChevronDownIcon } from "lucide";
import { useState } from "react";
import { CopyLine } from "#app/sections/copy-line.tsx";
import { EmailForm } from "#app/sections/email-form.tsx";
import { Outcome } from "#app/sections/outcome.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Claimed } from "./kept-claim.ts";

interface Bought {
  /** What is bought can be downloaded; a service cannot. */
  download: boolean;
}

/** Optional: a payment without a number is found as well, only later. */
export function OrderNumber({ download, claim, request, forget }: Claimed & Bought) {
  const [asked, setAsked] = useState(false);
  const send = async (email: string) => {
    setAsked(true);
    await request(email);
  };
  return (
    <section aria-labelledby="number-title" className="rounded-price bg-white p-6 shadow-2 sm:p-8">
      {claim?.order ? (
        <Outcome focused={asked}>
          <Placed download={download} order={claim.order} email={claim.email} onForget={forget} />
        </Outcome>
      ) : (
        // Folded where it would push the button that pays off the first screen.
        <details className="folds-below-lg group">
          <summary className="flex list-none items-center justify-between gap-4 lg:hidden [&::-webkit-details-marker]:hidden">
            <span>
              <span className="block font-display text-h3 font-[650] text-ink">
                Get your order number
              </span>
              <span className="text-small group-open:hidden">Optional, best before you pay</span>
            </span>
            <Icon
              icon={ChevronDownIcon}
              className="size-5 text-meta transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <h2 id="number-title" className="text-h3 max-lg:hidden">
            Get your order number
          </h2>
          <p className="mt-2 mb-5">
            Optional, and best before you pay: the number goes into the note, the link and the code,
            and you get a private page {download ? "where the download appears" : "of your order"}.
          </p>
          <EmailForm action="Get my order number" variant="quiet" send={send} />
        </details>
      )}
    </section>
  );
}

interface PlacedProps extends Bought {
  order: ClaimAnswer;
  email: string;
  onForget: () => void;
}

function Placed({ download, order: { number, orderPath }, email, onForget }: PlacedProps) {
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
      <CopyLine text={new URL(orderPath, location.href).href} what="link" mono />
      <p className="mt-4 text-small">
        Wrong email, or a second purchase?{" "}
        <button type="button" onClick={onForget} className="link">
          Get another number
        </button>
      </p>
    </>
  );
}
