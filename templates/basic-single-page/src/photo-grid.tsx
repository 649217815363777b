import { type MouseEvent, useState } from "react";
import { photos } from "../content/photos.ts";
import { site } from "../site.config.ts";
import { Lightbox } from "./lightbox.tsx";
import { Photo, pictureUrl } from "./photo.tsx";
import { getPicture } from "./pictures.ts";

const shapes = { square: "", wide: "col-span-2", tall: "row-span-2" };

/** A grid of photos. Selecting one enlarges it. */
export function PhotoGrid() {
  const [open, setOpen] = useState<number>();

  function show(click: MouseEvent, index: number) {
    // With a modifier key or without JavaScript, the link opens the picture file.
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    setOpen(index);
  }

  return (
    <section id="photos" className="bg-tint">
      <div className="section wrap @container">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
          <h2 className="display heading max-w-[12ch]">{site.photos.heading}</h2>
          <p className="max-w-[24rem] text-lg">{site.photos.text}</p>
        </div>
        <ul className="photo-grid mt-11">
          {photos.map(({ picture, alt, shape = "square" }, index) => (
            <li key={picture} className={shapes[shape]}>
              <a
                href={pictureUrl(getPicture(picture))}
                onClick={(click) => show(click, index)}
                className="photo-tile"
              >
                <Photo
                  picture={getPicture(picture)}
                  alt={alt}
                  sizes={`(min-width: 64rem) ${shape === "wide" ? 50 : 25}vw, ${shape === "wide" ? 100 : 50}vw`}
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      {open !== undefined && (
        <Lightbox index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}
