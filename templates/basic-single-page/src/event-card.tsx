import { site } from "../site.config.ts";
import { fullDay, time } from "./dates.ts";
import { Photo } from "./photo.tsx";
import { pictureOf } from "./pictures.ts";
import type { EventItem } from "./types.ts";

export function EventCard({ title, place, starts, picture, text, link }: EventItem) {
  return (
    <li>
      <Photo
        picture={pictureOf(picture)}
        alt=""
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 50vw, 100vw"
        className="aspect-[400/236] w-full rounded-card object-cover"
      />
      <h3 className="mt-4 text-[1.625rem]/[1.15] font-[760] tracking-[-0.025em] font-stretch-[110%]">
        {title}
      </h3>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-ink-soft">
        <span>{place}</span>
        {/* Browsers space dates differently; the built text stays as it is. */}
        <time dateTime={starts.replace(" ", "T")} suppressHydrationWarning>
          {`${fullDay(starts)}, ${time(starts)}`}
        </time>
      </p>
      {text && <p className="mt-2">{text}</p>}
      {link && (
        <a href={link} className="mt-2 inline-block py-1 font-bold underline underline-offset-4">
          {site.words.moreAbout} {title}
        </a>
      )}
    </li>
  );
}
