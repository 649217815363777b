import { agency } from "@agency/contract/agency";
import { phoneLink } from "@agency/contract/format/phone-link";
import { useEffect, useRef } from "react";
import { replyWeekday } from "#app/api-client/leads.ts";
import { mailboxFull } from "#app/images.generated.ts";

const RELOAD_AFTER_MS = 2000;

/** As tall as the form it replaces, so that nothing on the page moves. */
export function QuoteSent({ height }: { height: number }) {
  const weekday = replyWeekday();
  const box = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // On a phone only the end of the form was visible.
    box.current?.scrollIntoView({ block: "nearest" });
    thanks.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      // Remove the package from the URL, so that the new form does not start with it.
      history.replaceState(history.state, "", location.pathname + location.hash);
      location.reload();
    }, RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div
      style={{ minHeight: height }}
      className="grid items-center rounded-price bg-white shadow-2"
    >
      <div
        ref={box}
        className="grid scroll-my-[calc(var(--spacing-header)+1rem)] justify-items-center px-6 py-10 text-center"
      >
        <img src={mailboxFull} alt="" width="360" height="260" className="w-48" />
        <p
          ref={thanks}
          tabIndex={-1}
          role="status"
          className="mt-6 mb-3 max-w-[18em] font-display text-[1.5rem] leading-tight font-semibold tracking-tight text-balance text-ink"
        >
          Thanks for contacting us! We'll be in touch shortly.
        </p>
        <p className="max-w-[24em]">
          {weekday && (
            <>
              Expect our reply by{" "}
              <strong className="font-semibold text-ink">{weekday}, 5 pm</strong> {agency.city}{" "}
              time.
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
