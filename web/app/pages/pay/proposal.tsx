import { agency } from "@agency/contract/agency";
import { Info as InfoIcon, Mail as MailIcon, Printer as PrinterIcon } from "lucide";
import { formatDate } from "#app/orders/dates.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Lines } from "./lines.tsx";
import type { PaymentPageState } from "./payment-page-state.ts";
import { buildMailto, documentLabel } from "./payment-request-labels.ts";
import { Timeline } from "./timeline.tsx";

interface ProposalProps {
  pageState: PaymentPageState;
  /** A new version arrived while the page was open. */
  hasChanged: boolean;
}

/** The owner's text, the timeline and the prices. */
export function Proposal({ pageState, hasChanged }: ProposalProps) {
  const { request } = pageState;
  const { paragraphs, correctedAt, terms } = request;
  return (
    <section aria-label={documentLabel(request)} className="grid min-w-0 gap-14">
      <div>
        {correctedAt && <UpdateNotice updatedAt={correctedAt} hasChanged={hasChanged} />}
        <h2 className="text-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)] leading-tight tracking-tight">
          {terms === "net15" ? "What this covers" : "What you get"}
        </h2>
        <div className="mt-5 grid max-w-[38em] gap-4 *:first:text-lead *:first:text-ink">
          {paragraphs.map((paragraph, index) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal
              key={index}
              className="wrap-anywhere whitespace-pre-line"
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {/* The work of a net 15 request is already done. */}
      {terms !== "net15" && <Timeline pageState={pageState} />}
      <div>
        <h2 className="mb-3 text-h3">Price</h2>
        <Lines request={request} />
        <p className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 text-small">
          Have a question?
          <ButtonAnchor href={buildMailto(request)} variant="quiet" size="small">
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

function UpdateNotice({ updatedAt, hasChanged }: { updatedAt: string; hasChanged: boolean }) {
  return (
    <p
      role={hasChanged ? "status" : "note"}
      className="mb-7 flex gap-3 rounded-control bg-tint px-4 py-3.5 text-small text-ink"
    >
      <Icon icon={InfoIcon} className="mt-0.5 size-5 text-brand-600" />
      <span>
        {hasChanged
          ? "This changed while you had it open. Please read it again. This version replaces the last one."
          : `Updated ${formatDate(updatedAt)}. This version replaces the last one.`}
      </span>
    </p>
  );
}
