import { agency } from "@agency/contract/agency";
import type { PayAnswer } from "@agency/contract/requests";
import { Info as InfoIcon, Mail as MailIcon, Printer as PrinterIcon } from "lucide";
import { formatDate } from "#app/orders/dates.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lines } from "./lines.tsx";
import { kindOf, mailAbout, whomFor } from "./request-facts.ts";

interface ProposalProps {
  request: PayAnswer;
  /** It became another one while the client had it open. */
  changed: boolean;
}

/** What we offer, in the owner's words, and what each part of it costs. */
export function Proposal({ request, changed }: ProposalProps) {
  const { paragraphs, correctedAt, sentAt } = request;
  return (
    <section aria-labelledby="proposal-title" className="min-w-0">
      <h2 id="proposal-title" className="text-h3">
        {kindOf(request)}
      </h2>
      <p className="mt-1.5 text-small text-meta wrap-anywhere">
        For {whomFor(request)}. Sent {formatDate(sentAt)}.
      </p>
      {correctedAt && <Corrected at={correctedAt} changed={changed} />}
      <div className="mt-6 grid max-w-[38em] gap-4 text-lead">
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
      <h3 className="mt-10 mb-3 text-h3">What it costs</h3>
      <Lines request={request} />
      <p className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 text-small">
        Something unclear?
        <ButtonAnchor href={mailAbout(request)} variant="quiet" size="small">
          <Icon icon={MailIcon} className="size-4.5" />
          {agency.email}
        </ButtonAnchor>
        <Button variant="quiet" size="small" onClick={() => print()}>
          <Icon icon={PrinterIcon} className="size-4.5" />
          Print
        </Button>
      </p>
    </section>
  );
}

function Corrected({ at, changed }: { at: string; changed: boolean }) {
  return (
    <p
      role={changed ? "status" : "note"}
      className="mt-5 flex gap-3 rounded-control bg-tint px-4 py-3.5 text-small text-ink"
    >
      <Icon icon={InfoIcon} className="mt-0.5 size-5 text-brand-600" />
      <span>
        {changed
          ? "This changed while you had it open. Please read it again: what you see now is what counts."
          : `Changed on ${formatDate(at)}. What you see here is what counts.`}
      </span>
    </p>
  );
}
