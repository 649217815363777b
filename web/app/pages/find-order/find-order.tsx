import { agency } from "@agency/contract/agency";
import { CircleCheck as CircleCheckIcon } from "lucide";
import { useState } from "react";
import { mailboxEmpty, mailboxFull, ogCheckout } from "#app/images.generated.ts";
import { EmailForm } from "#app/sections/email-form.tsx";
import { FocusedMessage } from "#app/sections/focused-message.tsx";
import { pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export const meta = () =>
  pageMeta({
    path: "/find-order",
    title: "Find my order",
    description:
      "Lost your download link? Enter the email you ordered with, and we will send you private links to your orders.",
    card: ogCheckout,
  });

export default function FindOrder() {
  // Undefined before the first request, so that the field is not focused when the page opens.
  const [isRequested, setIsRequested] = useState<boolean>();
  return (
    <div className="wrap min-h-[70svh] pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section">
      <h1 className="text-h2">Find my order</h1>
      {!isRequested && (
        <p className="mt-5 max-w-[34em] text-lead">
          Enter the email you ordered with. We will send you private links to your orders and
          downloads.
        </p>
      )}
      <div className="mt-8 grid overflow-clip rounded-price bg-white px-6 pt-7 shadow-2 sm:grid-cols-[1fr_auto] sm:gap-x-10 sm:px-10 sm:pt-10 lg:mt-10 lg:px-14 lg:pt-12">
        <div className="self-center pb-7 sm:pb-10 lg:max-w-[36em] lg:pb-12">
          {isRequested ? (
            <LinksSent onTryAgain={() => setIsRequested(false)} />
          ) : (
            <SearchForm
              autoFocus={isRequested === false}
              onRequested={() => setIsRequested(true)}
            />
          )}
        </div>
        <img
          src={isRequested ? mailboxFull : mailboxEmpty}
          alt=""
          // Cropped at its ground line, so that the mailbox rests on the edge of the card.
          className={`aspect-360/241 w-64 self-end object-cover object-top max-sm:justify-self-center sm:w-52 lg:w-80 ${isRequested ? "" : "max-sm:hidden"}`}
        />
      </div>
      <NoEmailReceived />
    </div>
  );
}

function LinksSent({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <FocusedMessage shouldFocus className="grid justify-items-start gap-4">
      <p className="flex gap-2.5 font-display text-h3 font-semibold text-balance text-ink">
        <Icon icon={CircleCheckIcon} className="mt-0.5 size-5.5 text-good" />
        If we have orders for that address, the links are on their way.
      </p>
      <p>They will arrive in one email within a few minutes.</p>
      <Button variant="quiet" onClick={onTryAgain} className="mt-3">
        Try another email
      </Button>
    </FocusedMessage>
  );
}

interface SearchFormProps {
  autoFocus: boolean;
  onRequested: () => void;
}

function SearchForm({ autoFocus, onRequested }: SearchFormProps) {
  return (
    <>
      <EmailForm
        submitLabel="Send my links"
        autoFocus={autoFocus}
        onSubmit={async (email) => {
          // Imported on demand, because zod is large.
          const { findOrders } = await import("#app/api-client/orders.ts");
          await findOrders(email);
          onRequested();
        }}
      />
      <noscript>
        <p>
          This form needs JavaScript. You can also write to{" "}
          <a href={`mailto:${agency.email}`} className="link">
            {agency.email}
          </a>{" "}
          from the address you ordered with, and we will send you the links.
        </p>
      </noscript>
    </>
  );
}

function NoEmailReceived() {
  return (
    <section aria-labelledby="no-email" className="mt-6 rounded-price bg-mist p-6 sm:p-10 lg:px-14">
      <h2 id="no-email" className="text-h3">
        Nothing after ten minutes?
      </h2>
      <ul className="mt-4 grid list-disc gap-x-12 gap-y-2.5 pl-5 text-small marker:text-accent lg:grid-cols-3">
        <li>{`Check your spam folder for an email from ${agency.name}.`}</li>
        <li>Try your other addresses: PayPal and work accounts often use a different one.</li>
        <li>
          Is the order more than a year old? Write to{" "}
          <a href={`mailto:${agency.email}`} className="link">
            {agency.email}
          </a>
        </li>
      </ul>
    </section>
  );
}
