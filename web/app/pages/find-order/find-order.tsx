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
      "Lost the link to your download? Type the email you ordered with, and we send you the private links of your orders.",
    card: ogCheckout,
  });

export default function FindOrder() {
  const [asked, setAsked] = useState(false);
  return (
    <div className="wrap min-h-[70svh] pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section">
      <h1 className="text-h2">Find my order</h1>
      {!asked && (
        <p className="mt-5 max-w-[34em] text-lead">
          Type the email you ordered with. We send the private links of your orders to it, downloads
          included.
        </p>
      )}
      <div className="mt-8 grid overflow-clip rounded-price bg-white px-6 pt-7 shadow-2 sm:grid-cols-[1fr_auto] sm:gap-x-10 sm:px-10 sm:pt-10 lg:mt-10 lg:px-14 lg:pt-12">
        <div className="self-center pb-7 sm:pb-10 lg:max-w-[36em] lg:pb-12">
          {asked ? <Asked onAgain={() => setAsked(false)} /> : <Search onAsked={setAsked} />}
        </div>
        <img
          src={asked ? mailboxFull : mailboxEmpty}
          alt=""
          // Cut off below its ground, which lies on the edge of the card.
          className={`aspect-360/241 w-64 self-end object-cover object-top max-sm:justify-self-center sm:w-52 lg:w-80 ${asked ? "" : "max-sm:hidden"}`}
        />
      </div>
      <NoMail />
    </div>
  );
}

function Asked({ onAgain }: { onAgain: () => void }) {
  return (
    <FocusedMessage focused className="grid justify-items-start gap-4">
      <p className="flex gap-2.5 font-display text-h3 font-semibold text-balance text-ink">
        <Icon icon={CircleCheckIcon} className="mt-0.5 size-5.5 text-good" />
        If we have orders under that address, their links are on their way.
      </p>
      <p>They arrive within a few minutes, in one email.</p>
      <Button variant="quiet" onClick={onAgain} className="mt-3">
        Try another email
      </Button>
    </FocusedMessage>
  );
}

function Search({ onAsked }: { onAsked: (asked: true) => void }) {
  return (
    <>
      <EmailForm
        action="Send my links"
        send={async (email) => {
          // Fetched when it is needed: most of its weight is the parser of answers.
          const { findOrders } = await import("#app/api-client/orders.ts");
          await findOrders(email);
          onAsked(true);
        }}
      />
      <noscript>
        <p>
          This form needs JavaScript. You can also write to{" "}
          <a href={`mailto:${agency.email}`} className="link">
            {agency.email}
          </a>{" "}
          from the address you ordered with, and we send you the links.
        </p>
      </noscript>
    </>
  );
}

function NoMail() {
  return (
    <section aria-labelledby="no-mail" className="mt-6 rounded-price bg-mist p-6 sm:p-10 lg:px-14">
      <h2 id="no-mail" className="text-h3">
        Nothing after ten minutes?
      </h2>
      <ul className="mt-4 grid list-disc gap-x-12 gap-y-2.5 pl-5 text-small marker:text-accent lg:grid-cols-3">
        <li>{`Look in the spam folder for a message from ${agency.name}.`}</li>
        <li>Try your other addresses: PayPal and work accounts often have one of their own.</li>
        <li>
          Is the order older than a year? Write to{" "}
          <a href={`mailto:${agency.email}`} className="link">
            {agency.email}
          </a>
        </li>
      </ul>
    </section>
  );
}
