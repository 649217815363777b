import type { PayAnswer } from "@agency/contract/requests";
import { Info as InfoIcon } from "lucide";
import { formatDate } from "#app/orders/dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Lines } from "./lines.tsx";
import { kindOf, whomFor } from "./request-facts.ts";

/** What we offer, in the owner's words, and what each part of it costs. */
export function Proposal({ request }: { request: PayAnswer }) {
  const { paragraphs, correctedAt, sentAt } = request;
  return (
    <section aria-labelledby="proposal-title" className="max-w-[44rem] min-w-0">
      <h2 id="proposal-title" className="text-h3">
        {kindOf(request)}
      </h2>
      <p className="mt-1.5 text-small text-meta wrap-anywhere">
        For {whomFor(request)}. Sent {formatDate(sentAt)}.
      </p>
      {correctedAt && <Corrected at={correctedAt} />}
      <div className="mt-6 grid gap-4 text-lead">
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
    </section>
  );
}

function Corrected({ at }: { at: string }) {
  return (
    <p
      role="note"
      className="mt-5 flex gap-3 rounded-control bg-tint px-4 py-3.5 text-small text-ink"
    >
      <Icon icon={InfoIcon} className="mt-0.5 size-5 text-brand-600" />
      <span>Changed on {formatDate(at)}. This is the version that counts.</span>
    </p>
  );
}
