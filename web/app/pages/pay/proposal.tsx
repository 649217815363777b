import { agency } from "@agency/contract/agency";
import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { Info as InfoIcon, Mail as MailIcon, Printer as PrinterIcon } from "lucide";
import { formatDate } from "#app/orders/dates.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Course } from "./course.tsx";
import { Lines } from "./lines.tsx";
import { documentLabel, mailAbout } from "./payment-request-labels.ts";

interface ProposalProps {
  request: PaymentPageResponse;
  /** It became another one while the client had it open. */
  changed: boolean;
}

/** What we offer, in the owner's words, when it happens, and what each part of it costs. */
export function Proposal({ request, changed }: ProposalProps) {
  const { paragraphs, correctedAt, terms } = request;
  return (
    <section aria-label={documentLabel(request)} className="grid min-w-0 gap-14">
      <div>
        {correctedAt && <Corrected at={correctedAt} changed={changed} />}
        <h2 className="text-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)] leading-tight tracking-tight">
          {terms === "net15" ? "What this covers" : "What you get"}
        </h2>
        <div className="mt-5 grid max-w-[38em] gap-4 *:first:text-lead *:first:text-ink">
          {paragraphs.map((paragraph, place) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
              key={place}
              className="wrap-anywhere whitespace-pre-line"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {/* Of an hourly invoice the work is done: there is nothing to look forward to. */}
      {terms !== "net15" && <Course request={request} />}
      <div>
        <h2 className="mb-3 text-h3">Price</h2>
        <Lines request={request} />
        <p className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 text-small">
          Have a question?
          <ButtonAnchor href={mailAbout(request)} variant="quiet" size="small">
            <Icon icon={MailIcon} className="size-4.5" />
            {agency.email}
          </ButtonAnchor>
          <Button variant="quiet" size="small" onClick={() => print()}>
            <Icon icon={PrinterIcon} className="size-4.5" />
            Print
          </Button>
        </p>
      </div>
    </section>
  );
}

function Corrected({ at, changed }: { at: string; changed: boolean }) {
  return (
    <p
      role={changed ? "status" : "note"}
      className="mb-7 flex gap-3 rounded-control bg-tint px-4 py-3.5 text-small text-ink"
    >
      <Icon icon={InfoIcon} className="mt-0.5 size-5 text-brand-600" />
      <span>
        {changed
          ? "This changed while you had it open. Please read it again: this version replaces the last one."
          : `Updated ${formatDate(at)}. This version replaces the last one.`}
      </span>
    </p>
  );
}
