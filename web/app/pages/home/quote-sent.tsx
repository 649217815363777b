import { agency } from "@agency/contract/agency";
import { phoneLink } from "@agency/contract/phone-link";
import { useEffect, useRef } from "react";
import { replyDay } from "#app/api-client/leads.ts";

const RELOAD_AFTER_MS = 2000;

/** As high as the form it replaces, so that nothing on the page moves. */
export function QuoteSent({ height }: { height: number }) {
  const day = replyDay();
  const box = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Drawing and words together: a phone showed only the end of the form.
    box.current?.scrollIntoView({ block: "nearest" });
    thanks.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      // The package in the address has been asked for: the form is not to begin with it again.
      history.replaceState(history.state, "", location.pathname + location.hash);
      location.reload();
    }, RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div style={{ minHeight: height }} className="grid content-center text-center">
      <div ref={box} className="grid scroll-my-10 justify-items-center">
        <Envelope />
        <p
          ref={thanks}
          tabIndex={-1}
          role="status"
          className="mt-9 mb-4 max-w-[18em] font-display text-[1.5rem] leading-tight font-semibold tracking-tight text-balance text-ink"
        >
          Thanks for contacting us! We'll be in touch shortly.
        </p>
        <p className="max-w-[24em]">
          {day && (
            <>
              Expect our reply by <strong className="font-semibold text-ink">{day}, 5 pm</strong>{" "}
              {agency.city} time.
              <br />
            </>
          )}
          In a hurry? Call{" "}
          <a href={phoneLink} className="link whitespace-nowrap">
            {agency.phone}
          </a>
          .
        </p>
      </div>
    </div>
  );
}

function Envelope() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 84"
      className="drawn w-56 fill-none stroke-brand-600 stroke-[2.25] [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {["M8 22h104v60H8Z", "M8 22l52 38l52-38", "M8 82l36-34M112 82l-36-34", "M46 9l9 8L74 3"].map(
        (d) => (
          <path key={d} pathLength="1" d={d} className="last:stroke-good" />
        ),
      )}
    </svg>
  );
}
