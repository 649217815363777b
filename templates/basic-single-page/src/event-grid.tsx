import { useState } from "react";
import { events } from "../content/events.ts";
import { site } from "../site.config.ts";
import { programCalendarUrl } from "./calendar.ts";
import { formatShortDay, getDay } from "./dates.ts";
import { CalendarIcon, EventCard } from "./event-card.tsx";

const sorted = [...events].sort((one, other) => one.starts.localeCompare(other.starts));
const days = [...new Set(sorted.map((event) => getDay(event.starts)))];
// The filter is useless for one day and too long for many.
const hasFilter = days.length > 1 && days.length < 8;

/** All events, with a filter by day if JavaScript is available. */
export function EventGrid() {
  const [day, setDay] = useState("");
  const shown = sorted.filter((event) => !day || getDay(event.starts) === day);

  return (
    <section id="events" className="section wrap">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <h2 className="display heading max-w-[12ch]">{site.events.heading}</h2>
        {hasFilter && (
          <fieldset className="needs-script flex flex-wrap gap-1.5 sm:gap-2.5">
            <legend className="sr-only">{site.words.filter}</legend>
            {["", ...days].map((value) => (
              <label key={value} className="day">
                <input
                  type="radio"
                  name="day"
                  className="sr-only"
                  checked={day === value}
                  onChange={() => setDay(value)}
                />
                <span suppressHydrationWarning>
                  {value ? formatShortDay(value) : site.events.allDays}
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <p role="status" className="sr-only">
        {day && `${site.words.eventsShown} ${shown.length}`}
      </p>
      <ul className="mt-8 grid gap-x-7 sm:mt-12 sm:grid-cols-2 sm:gap-y-11 lg:grid-cols-3">
        {shown.map((event) => (
          <EventCard key={event.title + event.starts} event={event} />
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-3 sm:mt-14">
        <a href={programCalendarUrl()} className="pill-outline">
          <CalendarIcon />
          {site.words.wholeProgram}
        </a>
        <button type="button" className="pill-outline needs-script" onClick={() => print()}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
            <path d="M7 8.5V3.5h10v5M7 17.5H4v-9h16v9h-3M7 14.5h10v6H7z" />
          </svg>
          {site.words.printPoster}
        </button>
      </div>
    </section>
  );
}
