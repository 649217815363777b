import { formatUsd } from "@agency/contract/format/money";
import { Check as CheckIcon, Undo2 as ReturnIcon } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import { lots } from "./cover.tsx";
import type { PaymentPageState } from "./payment-page-state.ts";
import { listTimelineStops, type TimelineStop } from "./timeline-stops.ts";

/** The steps from signature to last payment, drawn as a street along which a house is built. */
export function Timeline({ pageState }: { pageState: PaymentPageState }) {
  const stops = listTimelineStops(pageState);
  return (
    <section
      aria-labelledby="timeline-title"
      className="rounded-price bg-mist p-6 max-sm:-mx-gutter max-sm:rounded-none max-sm:px-gutter max-sm:py-9 sm:p-8"
    >
      <h2 id="timeline-title" className="text-h3">
        Timeline
      </h2>
      <ol className="stops mt-5">
        {stops.map((stop) => (
          <Stop key={stop.id} {...stop} />
        ))}
      </ol>
    </section>
  );
}

function Stop(stop: TimelineStop) {
  const { title, when, isOverdue, isRefunded, isPending, cents, stage, state } = stop;
  return (
    <li aria-current={state === "now" ? "step" : undefined}>
      <img
        src={lots[stage]}
        alt=""
        width="300"
        height="310"
        className={`h-28 w-auto max-w-full object-contain object-bottom-left max-sm:absolute max-sm:top-0 max-sm:left-0 max-sm:h-18 ${state === "ahead" ? "opacity-45 grayscale-40" : ""}`}
      />
      <p className="flex items-start gap-1 text-small font-semibold text-ink sm:mt-6">
        {state === "done" && (
          <>
            <Icon
              icon={isRefunded ? ReturnIcon : CheckIcon}
              className={`mt-1 size-4 ${isRefunded ? "" : "text-good"}`}
            />
            <span className="sr-only">Done: </span>
          </>
        )}
        {title}
      </p>
      {cents !== undefined && (
        <p className="text-small text-ink tabular-nums">{formatUsd(cents)}</p>
      )}
      <p className={`text-small ${isOverdue ? "font-semibold text-late" : ""}`}>{when}</p>
      {/* Every stop reserves this space, so that the street does not move at the next step. */}
      <p
        className={`mt-1.5 w-fit rounded-full bg-brand-600 px-2.5 py-0.5 text-fine font-semibold text-white ${state === "now" && !isPending ? "" : "invisible max-sm:hidden"}`}
      >
        Next step
      </p>
    </li>
  );
}
