import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { useEffect, useState } from "react";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Acceptance, Signed } from "./acceptance.tsx";
import { Due } from "./due.tsx";
import { getHeadline } from "./headline.ts";
import type { LocalPayment, PaymentPageState } from "./payment-page-state.ts";
import { PaymentSection } from "./payment-section.tsx";
import { Proposal } from "./proposal.tsx";

interface OpenRequestProps {
  pageState: PaymentPageState;
  token: string;
  refresh: () => Promise<void>;
  show: (request: PaymentPageResponse) => void;
  onPaid: (payment: LocalPayment) => void;
}

/** The proposal with its next step, and the amount due beside it. */
export function OpenRequest({ pageState, token, refresh, show, onPaid }: OpenRequestProps) {
  const { request } = pageState;
  const [openedVersion] = useState(request.version);
  const [isJustAccepted, setIsJustAccepted] = useState(false);
  const isUnaccepted = pageState.status === "unaccepted";
  // A client who accepted on an earlier visit comes to pay, so the payment is shown first.
  const isProposalFirst = isUnaccepted || isJustAccepted || !request.acceptance;
  const proposal = (
    <Proposal pageState={pageState} hasChanged={request.version !== openedVersion} />
  );
  const onAccepted = (accepted: PaymentPageResponse) => {
    setIsJustAccepted(true);
    show(accepted);
  };
  return (
    <div className="wrap grid gap-x-16 pb-section lg:grid-cols-[7fr_5fr]">
      <div className="z-10 self-start max-lg:-mt-6 lg:top-[calc(var(--spacing-header)+1.5rem)] lg:[@media(height>=32rem)]:sticky lg:col-start-2 lg:row-start-1 lg:-mt-[calc(max(100vw,90rem)/6+27.5rem)]">
        <Due pageState={pageState} />
      </div>
      <div className="grid min-w-0 content-start gap-14 pt-12 lg:col-start-1 lg:row-start-1 lg:pt-16">
        {isProposalFirst && (
          <div>
            {proposal}
            {isUnaccepted && <SignBar pageState={pageState} />}
          </div>
        )}
        {pageState.status === "unaccepted" ? (
          <Acceptance
            pageState={pageState}
            token={token}
            refresh={refresh}
            onAccepted={onAccepted}
          />
        ) : (
          <>
            {isJustAccepted && <Signed request={request} />}
            <PaymentSection
              pageState={pageState}
              token={token}
              refresh={refresh}
              onPaid={onPaid}
              shouldFocus={isJustAccepted}
            />
          </>
        )}
        {!isProposalFirst && (
          <>
            {proposal}
            <Signed request={request} />
          </>
        )}
      </div>
    </div>
  );
}

/** A sticky bar on phones, shown while neither the card with the amount nor the signature is in view. */
function SignBar({ pageState }: { pageState: PaymentPageState }) {
  const { label, cents } = getHeadline(pageState);
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
