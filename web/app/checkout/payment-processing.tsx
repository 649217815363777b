import { Check as CheckIcon, Clock as ClockIcon, type IconNode, Mail as MailIcon } from "lucide";
import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface WaitingProps {
  orderPath?: string;
  /** Set when it takes the place of the form that was just sent. */
  focused?: boolean;
}

/** Neither paid nor failed: the buyer must not pay again, and need not stay. */
export function PaymentProcessing({ orderPath, focused = true }: WaitingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The long form above the button is gone, and with it the place the buyer was looking at.
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  return (
    <section
      aria-labelledby="waiting-title"
      className="rounded-price bg-white p-7 shadow-2 sm:p-10 lg:order-first"
    >
      <h2
        id="waiting-title"
        ref={title}
        tabIndex={-1}
        className="scroll-mt-12 text-[clamp(1.625rem,1.4rem+1vw,2.125rem)] leading-tight tracking-tight"
      >
        Your payment is being processed
      </h2>
      <p role="status" className="mt-4 max-w-[34.6em]">
        Our payment provider has not answered yet. Please do not pay again: this page shows the
        outcome as soon as we know it, in a few minutes at most, and a receipt follows by email.
      </p>
      <ol className="mt-9 grid grid-cols-3 gap-x-4 text-small text-meta">
        <Step icon={CheckIcon} color="bg-good text-white">
          Payment sent
        </Step>
        <Step icon={ClockIcon} color="bg-brand-600 text-white" current>
          Waiting for confirmation
        </Step>
        <Step icon={MailIcon} color="bg-mist text-meta">
          Receipt by email
        </Step>
      </ol>
      {orderPath && (
        <p className="mt-9 max-w-[34.6em] border-t border-line pt-6">
          You need not wait here.{" "}
          <a href={orderPath} className="link">
            Your order page
          </a>{" "}
          shows it too.
        </p>
      )}
    </section>
  );
}

interface StepProps {
  icon: IconNode;
  color: string;
  current?: boolean;
  children: string;
}

function Step({ icon, color, current = false, children }: StepProps) {
  return (
    <li
      aria-current={current ? "step" : undefined}
      className={`group relative grid content-start justify-items-center gap-3 text-center ${current ? "font-semibold text-ink" : ""}`}
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
