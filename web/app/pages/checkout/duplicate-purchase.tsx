import { useEffect, useRef } from "react";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";

interface DuplicatePurchaseProps {
  email: string;
  /** Only if this browser made the earlier purchase; otherwise the service emails the link. */
  orderPath?: string;
  onBuyAgain: () => void;
  onCancel: () => void;
}

/** Replaces the submit button: the buyer decides before anything is charged. */
export function DuplicatePurchase({
  email,
  orderPath,
  onBuyAgain,
  onCancel,
}: DuplicatePurchaseProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="duplicate-title" className="rounded-price bg-mist p-7 sm:p-9">
      <h2 id="duplicate-title" ref={title} tabIndex={-1} className="scroll-mt-40 text-h3">
        You may have paid for this already
      </h2>
      <p className="mt-3 wrap-anywhere">
        The same order was placed less than half an hour ago. Nothing was charged just now.{" "}
        {!orderPath && `We are sending the link to your order to ${email}.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {orderPath && <ButtonAnchor href={orderPath}>See your order</ButtonAnchor>}
        <Button variant="quiet" onClick={onBuyAgain}>
          Buy another one
        </Button>
      </div>
      <p className="mt-5 text-small">
        <button type="button" onClick={onCancel} className="link">
          Back to your details
        </button>
      </p>
    </section>
  );
}
