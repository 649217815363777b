import type { PayAnswer } from "@agency/contract/requests";
import { useState } from "react";
import { Acceptance } from "./acceptance.tsx";
import type { PaidHere } from "./paid-here.ts";
import { Paying } from "./paying.tsx";
import { Price } from "./price.tsx";
import { Proposal } from "./proposal.tsx";

interface OpenRequestProps {
  request: PayAnswer;
  token: string;
  refresh: () => Promise<void>;
  show: (request: PayAnswer) => void;
  /** In this very page. */
  paid?: PaidHere;
  onPaid: (paid: PaidHere) => void;
}

/** What is offered and what there is to do about it; beside it, from the first screen on, the whole price. */
export function OpenRequest({ request, token, refresh, show, paid, onPaid }: OpenRequestProps) {
  const [opened] = useState(request.version);
  const [acceptedHere, setAcceptedHere] = useState(false);
  const toAccept = request.needsAcceptance;
  // Whoever has accepted it has read it, and comes to pay.
  const readFirst = toAccept || !request.acceptance;
  const offer = <Proposal request={request} changed={request.version !== opened} />;
  const accepted = (next: PayAnswer) => {
    setAcceptedHere(true);
    show(next);
  };
  return (
    <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-y-6">
      <section
        aria-labelledby="price-title"
        className={`self-start rounded-price bg-mist p-7 sm:p-9 lg:col-start-2 lg:row-start-1 ${toAccept ? "" : `lg:row-span-2 ${stays}`}`}
      >
        <Price request={request} />
      </section>
      <div className="grid min-w-0 content-start gap-16 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {readFirst && offer}
        {!toAccept && (
          <Paying
            request={request}
            token={token}
            refresh={refresh}
            paid={paid}
            onPaid={onPaid}
            focused={acceptedHere}
          />
        )}
        {!readFirst && offer}
      </div>
      {toAccept && (
        <div className={`self-start lg:col-start-2 lg:row-start-2 ${stays}`}>
          <Acceptance request={request} token={token} refresh={refresh} onAccepted={accepted} />
        </div>
      )}
    </div>
  );
}

/** In sight, however long the proposal is. */
const stays = "lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]";
