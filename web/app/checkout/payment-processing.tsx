import { Check as CheckIcon, Clock as ClockIcon, type IconNode, Mail as MailIcon } from "lucide";
import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface PaymentProcessingProps {
  orderPath?: string;
  /** True when this replaces the form that was just submitted. */
  shouldFocus?: boolean;
}

/** Shown while a payment has neither succeeded nor failed, so that the buyer does not pay again. */
export function PaymentProcessing({ orderPath, shouldFocus = true }: PaymentProcessingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shouldFocus) title.current?.focus();
  }, [shouldFocus]);
  return (
    <section
      aria-labelledby="processing-title"
      className="rounded-price bg-white p-7 shadow-2 sm:p-10 lg:order-first"
    >
      <h2 id="processing-title" ref={title} tabIndex={-1} className="scroll-mt-12 text-panel">
        Your payment is being processed
      </h2>
      <p role="status" className="mt-4 max-w-[34.6em]">
        Our payment provider hasn’t responded yet. Please don’t pay again. This page will show the
        result within a few minutes. If the payment goes through, we’ll email you a receipt.
      </p>
      <ol className="mt-9 grid grid-cols-3 gap-x-4 text-small text-meta">
        <Step icon={CheckIcon} color="bg-good text-white">
          Payment submitted
        </Step>
        <Step icon={ClockIcon} color="bg-brand-600 text-white" isCurrent>
          Waiting for confirmation
        </Step>
        <Step icon={MailIcon} color="bg-mist text-meta">
          Receipt by email
        </Step>
      </ol>
      {orderPath && (
        <p className="mt-9 max-w-[34.6em] border-t border-line pt-6">
          You don’t have to wait here.{" "}
          <a href={orderPath} className="link">
            Your order page
          </a>{" "}
          will show the result too.
        </p>
      )}
    </section>
  );
}

interface StepProps {
  icon: IconNode;
  color: string;
  isCurrent?: boolean;
  children: string;
}

function Step({ icon, color, isCurrent = false, children }: StepProps) {
  return (
    <li
      aria-current={isCurrent ? "step" : undefined}
      className={`group relative grid content-start justify-items-center gap-3 text-center ${isCurrent ? "font-semibold text-ink" : ""}`}
    >
      <span
        aria-hidden
        className="absolute top-5 right-[calc(50%+1.75rem)] h-0.5 w-[calc(100%-2.5rem)] rounded-full bg-line group-first:hidden"
      />
      <span className={`grid size-10 place-items-center rounded-full ${color}`}>
        <Icon icon={icon} className="size-5" />
      </span>
      {children}
    </li>
  );
}
