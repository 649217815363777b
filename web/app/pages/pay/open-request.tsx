import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { useEffect, useState } from "react";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Acceptance, Signed } from "./acceptance.tsx";
import { Due } from "./due.tsx";
import type { LocalPayment } from "./local-payment.ts";
import { headlineOf } from "./payment-request-labels.ts";
import { PaymentSection } from "./payment-section.tsx";
import { Proposal } from "./proposal.tsx";

interface OpenRequestProps {
  request: PaymentPageResponse;
  token: string;
  refresh: () => Promise<void>;
  show: (request: PaymentPageResponse) => void;
  /** In this very page. */
  paid?: LocalPayment;
  onPaid: (paid: LocalPayment) => void;
}

/** What is offered and what there is to do about it; beside it, from the first screen on, what is due. */
export function OpenRequest({ request, token, refresh, show, paid, onPaid }: OpenRequestProps) {
  const [opened] = useState(request.version);
  const [acceptedHere, setAcceptedHere] = useState(false);
  const toAccept = request.needsAcceptance;
  // Whoever accepted it before has read it, and comes to pay; whoever does so now goes on from the signature.
  const readFirst = toAccept || acceptedHere || !request.acceptance;
  const offer = <Proposal request={request} changed={request.version !== opened} />;
  const accepted = (next: PaymentPageResponse) => {
    setAcceptedHere(true);
    show(next);
  };
  return (
    <div className="wrap grid gap-x-16 pb-section lg:grid-cols-[7fr_5fr]">
      <div className="z-10 self-start max-lg:-mt-6 lg:top-[calc(var(--spacing-header)+1.5rem)] lg:[@media(height>=32rem)]:sticky lg:col-start-2 lg:row-start-1 lg:-mt-[calc(max(100vw,90rem)/6+27.5rem)]">
        <Due request={request} />
      </div>
      <div className="grid min-w-0 content-start gap-14 pt-12 lg:col-start-1 lg:row-start-1 lg:pt-16">
        {readFirst && (
          <div>
            {offer}
            {toAccept && <SignBar request={request} />}
          </div>
        )}
        {toAccept && (
          <Acceptance request={request} token={token} refresh={refresh} onAccepted={accepted} />
        )}
        {acceptedHere && !toAccept && <Signed request={request} />}
        {!toAccept && (
          <PaymentSection
            request={request}
            token={token}
            refresh={refresh}
            paid={paid}
            onPaid={onPaid}
            focused={acceptedHere}
          />
        )}
        {!readFirst && (
          <>
            {offer}
            <Signed request={request} />
          </>
        )}
      </div>
    </div>
  );
}

/** On a phone the figure and the way to the signature stay in reach between the card and the signature. */
function SignBar({ request }: { request: PaymentPageResponse }) {
  const { label, cents } = headlineOf(request);
  const isCardNear = useInView("#review-link", "0px 0px 1000%");
  const isSignatureNear = useInView("#accept-title", "0px");
  if (isCardNear || isSignatureNear) return null;
  return (
    <div className="sticky bottom-0 z-20 h-0 lg:hidden">
      <div className="absolute -inset-x-gutter bottom-0 flex items-center justify-between gap-4 bg-white px-gutter py-3 shadow-[0_-1px_0_var(--color-line),0_-12px_24px_-16px_rgb(11_21_36/0.25)]">
        <p className="text-fine leading-tight">
          {label}
          <strong className="block font-display text-h3 leading-tight font-bold text-ink tabular-nums">
            {formatUsd(cents)}
          </strong>
        </p>
        <ButtonAnchor href="#accept-title" size="small" className="shrink-0 whitespace-nowrap">
          Review and sign
        </ButtonAnchor>
      </div>
    </div>
  );
}

/** Whether the element is in the viewport with these margins. */
function useInView(selector: string, rootMargin: string) {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const element = document.querySelector(selector);
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin },
    );
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [selector, rootMargin]);
  return isInView;
}
