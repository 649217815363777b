import { Clock as ClockIcon } from "lucide";
import { useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface WaitingProps {
  orderPath?: string;
  /** Set when it takes the place of the form that was just sent. */
  focused?: boolean;
  className?: string;
}

/** Neither paid nor failed: the buyer must not pay again, and need not stay. */
export function Waiting({ orderPath, focused = true, className = "" }: WaitingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The long form above the button is gone, and with it the place the buyer was looking at.
  useEffect(() => {
    if (focused) title.current?.focus();
  }, [focused]);
  return (
    <section
      aria-labelledby="waiting-title"
      className={`on-dark rounded-price bg-ink p-7 sm:p-10 lg:order-first ${className}`}
    >
      <Icon icon={ClockIcon} className="mb-5 size-9 text-brand-300" />
      <h2 id="waiting-title" ref={title} tabIndex={-1} className="scroll-mt-12 text-h3">
        Your payment is being processed
      </h2>
      <p role="status" className="mt-3 max-w-[34.6em]">
        Our payment provider has not answered yet. Please do not pay again: this page shows the
        outcome as soon as we know it, in a few minutes at most, and a receipt follows by email.
      </p>
      {orderPath && (
        <p className="mt-5 max-w-[34.6em]">
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
