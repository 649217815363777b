import { site } from "../site.config.ts";
import { eventCalendarUrl } from "./calendar.ts";
import { formatFullDay, formatTime } from "./dates.ts";
import { Photo } from "./photo.tsx";
import { getPicture } from "./pictures.ts";
import type { EventItem } from "./types.ts";

/** A card on large screens, a row on phones. */
export function EventCard({ event }: { event: EventItem }) {
  const { title, place, starts, picture, text, link } = event;
  return (
    <li className="event">
      <Photo
        picture={getPicture(picture)}
        alt=""
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 50vw, 30vw"
        className="event-picture"
      />
      <div className="min-w-0 sm:mt-4">
        <h3 className="text-xl/[1.15] font-[760] tracking-[-0.025em] font-stretch-[110%] sm:text-[1.625rem]/[1.15]">
          {title}
        </h3>
        <p className="mt-1 flex flex-col text-ink-soft sm:mt-1.5">
          {/* Browsers format dates differently, so keep the text of the build. */}
          <time dateTime={starts.replace(" ", "T")} suppressHydrationWarning>
            {`${formatFullDay(starts)}, ${formatTime(starts)}`}
          </time>
          <span>{place}</span>
        </p>
        {text && <p className="mt-2">{text}</p>}
        {link && (
          <a href={link} className="mt-1 inline-block py-1 font-bold underline underline-offset-4">
            {site.words.moreAbout} {title}
          </a>
        )}
      </div>
      <a
        href={eventCalendarUrl(event)}
        title={site.words.addToCalendar}
        className="calendar-link sm:mt-3.5"
      >
        <CalendarIcon />
        <span className="sr-only">{`${site.words.addToCalendar}: ${title}`}</span>
      </a>
    </li>
  );
}

export function CalendarIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d="M4 6.5h16v14H4zM4 11h16M8 3.5v4m8-4v4m-4 5.5v5m-2.5-2.5h5" />
    </svg>
  );
}
