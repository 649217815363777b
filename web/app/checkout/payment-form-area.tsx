import { CircleAlert as CircleAlertIcon, FlaskConical as FlaskConicalIcon } from "lucide";
import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Status = "loading" | "ready" | "error";

interface PaymentFormAreaProps {
  token: Status;
  form: Status;
  container: RefObject<HTMLDivElement | null>;
  otherWay?: ReactNode;
  /** No money moves. */
  test?: boolean;
  busy: boolean;
  /** A question is shown below the form; the payment method cannot be changed until it is answered. */
  asked?: boolean;
}

export function PaymentFormArea({
  token,
  form,
  container,
  otherWay,
  test,
  busy,
  asked = false,
}: PaymentFormAreaProps) {
  // The Drop-in folds up once it has a nonce, and what is below would run away from the buyer.
  useLayoutEffect(() => {
    const area = container.current;
    if (!busy || !area) return;
    area.style.minHeight = `${area.offsetHeight}px`;
    return () => {
      area.style.minHeight = "";
    };
  }, [busy, container]);
  const failure =
    token === "error"
      ? "Unable to initialize payment gateway."
      : form === "error" && "Failed to load payment form.";
  return (
    <section aria-labelledby="payment-title">
      <div className="mb-6 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id="payment-title" className="text-h3">
          Payment
        </h2>
        {test && <TestModeBadge />}
      </div>
      {failure && <LoadError text={failure} otherWay={otherWay} />}
      {/* Both forms open in this height: what is below stays where it is when one arrives. */}
      <div
        className={failure ? "" : asked ? "grid [&_.braintree-toggle]:hidden!" : "grid min-h-59"}
      >
        {!failure && form === "loading" && (
          <p
            role="status"
            className="col-start-1 row-start-1 grid place-items-center rounded-control bg-mist"
          >
            Loading the payment form…
          </p>
        )}
        <div
          ref={container}
          className={`col-start-1 row-start-1 min-w-0 ${form === "ready" ? "" : "h-0 overflow-clip"}`}
        />
      </div>
    </section>
  );
}

function TestModeBadge() {
  return (
    <p className="flex items-center gap-2 rounded-full bg-tint px-3.5 py-1 text-fine font-semibold text-brand-700 ring-1 ring-brand-200 ring-inset">
      <Icon icon={FlaskConicalIcon} className="size-4 max-sm:hidden" />
      {/* On phones the rest would be a second line, which comes late and moves the form. */}
      <span>
        Test payments<span className="max-sm:sr-only">: no money moves</span>
      </span>
    </p>
  );
}

function LoadError({ text, otherWay }: { text: string; otherWay?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-control bg-bad-tint px-4 py-3.5 text-ink ring-1 ring-bad/40 ring-inset"
    >
      <Icon icon={CircleAlertIcon} className="mt-1 size-5 text-bad" />
      <div>
        <p className="font-semibold">{text}</p>
        <p className="mt-1 text-small">
          Nothing was charged.{" "}
          <button type="button" onClick={() => location.reload()} className="link">
            Load the page again
          </button>
          {otherWay && <>, or {otherWay}</>}.
        </p>
      </div>
    </div>
  );
}
