import { events } from "../content/events.ts";
import { site } from "../site.config.ts";
import { dayOf, longDay, time } from "./dates.ts";
import { Photo } from "./photo.tsx";
import { pictureOf } from "./pictures.ts";
import { Lake } from "./scenery.tsx";

const sorted = [...events].sort((one, other) => one.starts.localeCompare(other.starts));
const days = [...new Set(sorted.map(({ starts }) => dayOf(starts)))];

/** What comes out of the printer instead of the page: one sheet, A4 or Letter. Its look is in poster.css. */
export function Poster() {
  const { title, picture, facts, text } = site.hero;
  const hasProgram = site.sections.includes("events");
  const { place, address } = site.events;
  return (
    <div className="poster">
      <div className="poster-art">
        {picture ? (
          <Photo picture={pictureOf(picture)} alt="" first className="poster-photo" />
        ) : (
          <span className="poster-sun" />
        )}
        <p className={`display poster-title ${picture ? "text-on-deep" : "hero-ink"}`}>
          {title.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        {!picture && <Lake name="poster-dots" />}
      </div>
      <div className="poster-words" data-many={sorted.length > 18 || days.length > 4 || undefined}>
        <div className="poster-facts">
          {facts.map(({ big, small }) => (
            <p key={big}>
              <strong>{big}</strong>
              {small}
            </p>
          ))}
          <p>{text}</p>
        </div>
        {hasProgram && (
          <div className="poster-days">
            {days.map((day) => (
              <div key={day}>
                <p className="poster-day" suppressHydrationWarning>
                  {longDay(day)}
                </p>
                <ul>
                  {sorted
                    .filter(({ starts }) => dayOf(starts) === day)
                    .map((event) => (
                      <li key={event.title + event.starts}>
                        <span suppressHydrationWarning>{time(event.starts)}</span>
                        <p>
                          <strong>{event.title}</strong>
                          {event.place}
                        </p>
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        <p className="poster-foot">
          <span>{hasProgram ? `${place}, ${address}` : site.footer.text}</span>
          {site.url && <strong>{site.url.replace(/^https?:\/\/|\/$/g, "")}</strong>}
        </p>
      </div>
    </div>
  );
}
