import { agency } from "@agency/contract/agency";
import { useState } from "react";
import { mailboxEmpty, mailboxFull, ogCheckout } from "#app/images.generated.ts";
import { EmailForm } from "#app/sections/email-form.tsx";
import { Outcome } from "#app/sections/outcome.tsx";
import { pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";

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
    <div className="wrap grid min-h-[70svh] items-start gap-x-20 gap-y-12 pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section lg:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-h2">Find my order</h1>
        <p className="mt-5 max-w-[30em] text-lead">
          Type the email you ordered with. We send the private links of your orders to it, downloads
          included.
        </p>
        <div className="mt-10 max-w-[36em] lg:min-h-48">
          {asked ? <Asked onAgain={() => setAsked(false)} /> : <Search onAsked={setAsked} />}
        </div>
      </div>
      <div className="max-lg:order-last">
        <img
          src={asked ? mailboxFull : mailboxEmpty}
          alt=""
          width="360"
          height="260"
          className="mx-auto w-full max-w-90 max-lg:hidden"
        />
        <NoMail />
      </div>
    </div>
  );
}

function Asked({ onAgain }: { onAgain: () => void }) {
  return (
    <Outcome focused className="grid justify-items-start gap-4">
      <p className="font-display text-h3 font-semibold text-ink">
        If we have orders under that address, their links are on their way.
      </p>
      <p>They arrive within a few minutes, in one email.</p>
      <Button variant="quiet" onClick={onAgain} className="mt-3">
        Try another email
      </Button>
    </Outcome>
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
    <section
      aria-labelledby="no-mail"
      className="mt-10 rounded-price bg-mist p-7 sm:p-9 max-lg:mt-0"
    >
      <h2 id="no-mail" className="text-h3">
        Nothing after ten minutes?
      </h2>
      <ul className="mt-4 grid list-disc gap-2.5 pl-5 text-small marker:text-accent">
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
