import { checkoutUrl, isTemplate, type Purchase } from "@agency/contract/offers/purchase";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { templateRefundPolicy } from "#app/content/policies.ts";
import { CopyLine } from "#app/sections/copy-line.tsx";
import { LookNote } from "#app/sections/look-note.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { NoteInstructions } from "./venmo-without-javascript.tsx";

interface PaymentStepsProps {
  code: ReactNode;
  caption: string;
  link: string;
  note: string;
  purchase?: Purchase;
  /** The first step, if the buyer can get an order number. */
  children?: ReactNode;
}

/** On phones the QR code is small and last, because a phone cannot scan its own screen. */
export function PaymentSteps({ code, caption, link, note, purchase, children }: PaymentStepsProps) {
  const hasDownload = purchase?.item && isTemplate(purchase.item);
  return (
    <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[26rem_1fr]">
      <figure className="grid items-center gap-x-5 rounded-price bg-white p-6 shadow-2 max-sm:order-last max-sm:grid-cols-[8rem_1fr] max-sm:p-5 sm:gap-x-8 sm:max-lg:grid-cols-[10rem_1fr] lg:sticky lg:top-[calc(var(--spacing-header)+2rem)] noscript:hidden">
        {code}
        <figcaption className="text-small text-balance lg:mt-4 lg:text-center">
          <strong className="block font-semibold text-ink sm:mb-1 sm:text-base lg:hidden">
            Paying on another device?
          </strong>
          {caption}
        </figcaption>
      </figure>
      <div className="grid gap-9">
        <ol className="grid gap-9 [counter-reset:step]">
          {children && <li className={`${numbered} noscript:hidden`}>{children}</li>}
          <Step title="Pay in the app">
            <p className="mb-4 max-sm:hidden noscript:hidden">
              On this device? Open Venmo with everything filled in.
            </p>
            <ButtonAnchor href={link} target="_blank" rel="noreferrer" className="max-sm:w-full">
              Pay on Venmo
            </ButtonAnchor>
          </Step>
          <Step title="Keep this note on the payment">
            <p className="mb-4">We use it to match your payment.</p>
            <div className="noscript:hidden">
              {/* A new key when the note changes, because the clipboard then holds the old note. */}
              <CopyLine key={note} text={note} noun="note" />
            </div>
            {!purchase && <noscript>{import.meta.env.SSR && <NoteInstructions />}</noscript>}
          </Step>
          <Step title="Watch your inbox">
            <p>
              {purchase && !hasDownload
                ? "We confirm it by email within 1 business day of payment, with the next step."
                : "The download link is emailed within 1 business day of payment."}
            </p>
            {purchase?.look && <LookNote look={purchase.look} className="mt-3" />}
            {hasDownload && <p className="mt-3 text-small">{templateRefundPolicy}</p>}
          </Step>
        </ol>
        {purchase && <OtherPaymentMethods purchase={purchase} />}
      </div>
    </div>
  );
}

function OtherPaymentMethods({ purchase }: { purchase: Purchase }) {
  return (
    <div className="grid gap-2 border-t border-line pt-6">
      {purchase.item && (
        <p>
          Prefer card or PayPal?{" "}
          {/* Not a router link, because only the CSP of /checkout allows the payment provider. */}
          <a href={checkoutUrl("/checkout", purchase)} className="link inline-block">
            Go to Secure Checkout
          </a>
        </p>
      )}
      <p>
        Already paid?{" "}
        <Link to="/find-order" className="link inline-block">
          Find my order
        </Link>
      </p>
    </div>
  );
}

/** Numbered by CSS, because one step is hidden without JavaScript. Screen readers use the list's own numbers. */
const numbered =
  "grid grid-cols-[2.5rem_1fr] [counter-increment:step] before:font-display before:text-h3 before:font-bold before:text-accent before:content-[counter(step)_/_'']";

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={numbered}>
      <div>
        <h2 className="mb-2 text-h3">{title}</h2>
        {children}
      </div>
    </li>
  );
}
