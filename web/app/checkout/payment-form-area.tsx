import { CircleAlert as CircleAlertIcon, FlaskConical as FlaskConicalIcon } from "lucide";
import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Status = "loading" | "ready" | "error";

interface PaymentFormAreaProps {
  tokenStatus: Status;
  formStatus: Status;
  containerRef: RefObject<HTMLDivElement | null>;
  fallbackLink?: ReactNode;
  isTestMode?: boolean;
  isBusy: boolean;
  /** True while a confirmation prompt is shown below the form. Also hides the Drop-in's "Choose another way to pay" button. */
  isDisabled: boolean;
}

export function PaymentFormArea({
  tokenStatus,
  formStatus,
  containerRef,
  fallbackLink,
  isTestMode,
  isBusy,
  isDisabled,
}: PaymentFormAreaProps) {
  // Fix the height: the Drop-in collapses once it has a nonce and would move everything below it.
  useLayoutEffect(() => {
    const area = containerRef.current;
    if (!isBusy || !area) return;
    area.style.minHeight = `${area.offsetHeight}px`;
    return () => {
      area.style.minHeight = "";
    };
  }, [isBusy, containerRef]);
  const loadError =
    tokenStatus === "error"
      ? "Unable to initialize payment gateway."
      : formStatus === "error" && "Failed to load payment form.";
  return (
    <section aria-labelledby="payment-title">
      <div className="mb-6 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 id="payment-title" className="text-h3">
          Payment
        </h2>
        {isTestMode && <TestModeBadge />}
      </div>
      {loadError && <LoadError text={loadError} fallbackLink={fallbackLink} />}
      {/* Both payment forms fit into this height, so that nothing below moves when one has loaded. */}
      <div
        className={
          loadError ? "" : isDisabled ? "grid [&_.braintree-toggle]:hidden!" : "grid min-h-59"
        }
      >
        {!loadError && formStatus === "loading" && (
          <p
            role="status"
            className="col-start-1 row-start-1 grid place-items-center rounded-control bg-mist"
          >
            Loading the payment form…
          </p>
        )}
        <div
          ref={containerRef}
          aria-busy={isBusy}
          inert={isDisabled}
          className={`${isBusy || isDisabled ? "pointer-events-none opacity-60" : ""} col-start-1 row-start-1 min-w-0 ${formStatus === "ready" ? "" : "h-0 overflow-clip"}`}
        />
      </div>
    </section>
  );
}

function TestModeBadge() {
  return (
    <p className="flex items-center gap-2 rounded-full bg-tint px-3.5 py-1 text-fine font-semibold text-brand-700 ring-1 ring-brand-200 ring-inset">
      <Icon icon={FlaskConicalIcon} className="size-4 max-sm:hidden" />
      {/* On phones the full text would wrap to a second line and move the form. */}
      <span>
        Test mode<span className="max-sm:sr-only">: no real charges</span>
      </span>
    </p>
  );
}

function LoadError({ text, fallbackLink }: { text: string; fallbackLink?: ReactNode }) {
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
            Reload the page
          </button>
          {fallbackLink && <>, or {fallbackLink}</>}.
        </p>
      </div>
    </div>
  );
}
