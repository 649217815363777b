import { events } from "../content/events.ts";
import { site } from "../site.config.ts";
import { formatLongDay, formatTime, getDay } from "./dates.ts";
import { Photo } from "./photo.tsx";
import { getPicture } from "./pictures.ts";
import { Lake } from "./scenery.tsx";

const sorted = [...events].sort((one, other) => one.starts.localeCompare(other.starts));
const days = [...new Set(sorted.map(({ starts }) => getDay(starts)))];

/** The printed page: a poster on one sheet of A4 or Letter. Its styles are in poster.css. */
export function Poster() {
  const { title, picture, facts, text } = site.hero;
  const hasProgram = site.sections.includes("events");
  const { place, address } = site.events;
  return (
    <div className="poster">
      <div className="poster-art">
        {picture ? (
          <Photo picture={getPicture(picture)} alt="" eager className="poster-photo" />
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
      <div className="poster-text" data-many={sorted.length > 18 || days.length > 4 || undefined}>
        <div className="poster-details">
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
                  {formatLongDay(day)}
                </p>
                <ul>
                  {sorted
                    .filter(({ starts }) => getDay(starts) === day)
                    .map((event) => (
                      <li key={event.title + event.starts}>
                        <span suppressHydrationWarning>{formatTime(event.starts)}</span>
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
