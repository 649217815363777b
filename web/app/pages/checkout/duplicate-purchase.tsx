import { useEffect, useRef } from "react";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";

interface PaidAlreadyProps {
  email: string;
  /** Only for a browser that the service knows again. */
  orderPath?: string;
  onAnother: () => void;
  onBack: () => void;
}

/** Stands where the button was: the buyer decides before anything is charged. */
export function DuplicatePurchase({ email, orderPath, onAnother, onBack }: PaidAlreadyProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="paid-already-title" className="rounded-price bg-mist p-7 sm:p-9">
      <h2 id="paid-already-title" ref={title} tabIndex={-1} className="scroll-mt-40 text-h3">
        You may have paid for this already
      </h2>
      <p className="mt-3 wrap-anywhere">
        The same order was placed less than half an hour ago. Nothing was charged just now.{" "}
        {!orderPath && `We are sending the link to your order to ${email}.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {orderPath && <ButtonAnchor href={orderPath}>See your order</ButtonAnchor>}
        <Button variant="quiet" onClick={onAnother}>
          Buy another one
        </Button>
      </div>
      <p className="mt-5 text-small">
        <button type="button" onClick={onBack} className="link">
          Back to your details
        </button>
      </p>
    </section>
  );
}
